import * as contract from '#contract/trade-in.ts';
import { createEndpoint } from '../endpoint.ts';

/** Keeps the result of a valuation beside its lead (FORM-22). */
export const postMiscellaneous = createEndpoint(
  contract.postMiscellaneous,
  ({ valuations }) =>
    ({ body, answer }) => {
      valuations.keep(body);
      return answer(201, { success: true });
    },
);
