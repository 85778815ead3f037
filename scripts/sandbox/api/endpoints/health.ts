import * as contract from '#contract/health.ts';
import { contractVersion } from '#contract/version.ts';
import { createEndpoint } from '../endpoint.ts';

const name = 'forecourt-sandbox';

/** Whether requests can be answered and stored. */
export const getHealth = createEndpoint(contract.getHealth, ({ search }) => ({ answer }) => {
  const problem = search.findProblem();
  return problem
    ? answer(503, { ok: false, name, message: problem.message })
    : answer(200, { ok: true, name, contract: contractVersion });
});
