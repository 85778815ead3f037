import { getHealth } from '#contract/health.ts';
import { contractVersion } from '#contract/version.ts';
import type { Case } from '../case.ts';

const majorOf = (version: string): string => version.slice(0, version.indexOf('.'));

export const makeHealthCases = (): Case[] => [
  {
    operation: getHealth,
    about: 'it takes requests and speaks this contract',
    expects: [200],
    judge: ({ body }) => {
      const { contract } = body as { contract: string };
      return majorOf(contract) === majorOf(contractVersion)
        ? null
        : `version ${majorOf(contractVersion)} of the contract`;
    },
  },
];
