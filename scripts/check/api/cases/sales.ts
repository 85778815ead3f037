import { getSalesCount } from '#contract/sales-count.ts';
import type { Case } from '../case.ts';

export const makeSalesCases = (): Case[] => [
  {
    operation: getSalesCount,
    about: 'a dealership that there is not is not found',
    query: { dealership: 'contract-check' },
    expects: [404],
  },
];
