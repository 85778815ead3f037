import * as contract from '#contract/alerts/linked-alerts.ts';
import type { Case } from '../case.ts';

/** What is tried of the links of messages: tokens that nobody was given. */
export const makeAlertCases = (): Case[] => {
  const row = { writes: true, expects: [404], about: 'an invented token stops nothing' } as const;
  const token = 'contract-check';
  return [
    { ...row, operation: contract.postLinkedAlerts, body: { token } },
    { ...row, operation: contract.postLinkedChoice, body: { token, alert: null, on: false } },
    { ...row, operation: contract.postOneClick, query: { token } },
  ];
};
