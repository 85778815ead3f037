import * as contract from '#contract/alerts/linked-alerts.ts';
import type { TokenProblem } from '../../../alert/linked-alerts.ts';
import { seconds } from '../../../clock.ts';
import { createEndpoint } from '../../endpoint.ts';

const unsaved = { 'Cache-Control': 'no-store' };

const problems = {
  false: {
    status: 404,
    body: { message: 'This link belongs to no alert. If its account was deleted, nothing is sent any more.' },
  },
  old: {
    status: 410,
    body: { message: 'This link is too old. Please use that of a newer message, or call us.' },
  },
} as const satisfies Record<TokenProblem, object>;

export const postLinkedAlerts = createEndpoint(
  contract.postLinkedAlerts,
  ({ alerts }) =>
    ({ body, answer }) => {
      const read = alerts.linked.read(body.token, seconds());
      if (typeof read !== 'string') return answer(200, read, unsaved);
      return answer(problems[read].status, problems[read].body, unsaved);
    },
);

export const postLinkedChoice = createEndpoint(
  contract.postLinkedChoice,
  ({ alerts }) =>
    ({ body: { token, ...choice }, answer }) => {
      const read = alerts.linked.choose(token, choice, seconds());
      if (typeof read !== 'string') return answer(200, read, unsaved);
      return answer(problems[read].status, problems[read].body, unsaved);
    },
);

export const postOneClick = createEndpoint(contract.postOneClick, ({ alerts }) => ({ query, answer }) => {
  const read = alerts.linked.choose(query.token, { alert: null, on: false }, seconds());
  if (typeof read !== 'string') return answer(204, null);
  return answer(problems[read].status, problems[read].body, unsaved);
});
