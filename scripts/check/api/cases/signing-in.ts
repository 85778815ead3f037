import * as contract from '#contract/auth.ts';
import type { Case } from '../case.ts';

/** What is tried of signing in: nothing that sends a message to anybody. */
export const makeSignInCases = (): Case[] => [
  {
    operation: contract.postCode,
    writes: true,
    about: 'what is no phone number is refused',
    body: { phone_number: '12', dealership_slug: 'contract-check' },
    expects: [422],
  },
  {
    operation: contract.postCode,
    writes: true,
    about: 'a page of somebody else cannot ask for a code',
    body: { phone_number: '12', dealership_slug: 'contract-check' },
    fromElsewhere: true,
    expects: [403],
  },
  {
    operation: contract.postVerify,
    writes: true,
    about: 'a code that nobody asked for signs nobody in',
    body: { request_id: 'contract-check', code: '123456' },
    expects: [401],
    judge: ({ headers }) => (headers.has('set-cookie') ? 'no set-cookie' : null),
  },
  {
    operation: contract.postSignOut,
    writes: true,
    about: 'signing out without a session is no failure',
    body: {},
    expects: [204],
  },
];
