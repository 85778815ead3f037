import * as contract from '#contract/alerts.ts';
import type { Alert } from '#domain/alert/alert.ts';
import { readSearchSubject } from '#domain/alert/saved-search.ts';
import type { TokenProblem } from '../../alert/linked-alerts.ts';
import { createEndpoint } from '../endpoint.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);
const unsaved = { 'Cache-Control': 'no-store' };

const other = {
  message: 'Somebody else is signed in on this device by now. Please load the page again.',
};

const describeAlert = ({ kind, subject, name, channel, agreedAt }: Alert) => ({
  ...{ kind, subject, name, channel, agreed_at: agreedAt },
});

export const getAlerts = createEndpoint(
  contract.getAlerts,
  ({ alerts }) =>
    ({ session, answer }) =>
      answer(200, { alerts: alerts.list(session.account.id).map(describeAlert) }, unsaved),
);

/** The same search has one subject, however its address is spelled; null for no listing. */
const readSubject = ({ kind, subject }: { kind: Alert['kind']; subject: string }): string | null =>
  kind === 'vehicle' ? subject : readSearchSubject(subject);

export const postAlert = createEndpoint(
  contract.postAlert,
  ({ alerts, dealers }) =>
    async ({ session, body, answer }) => {
      if (body.user_id !== session.account.id) return answer(409, other);
      const dealer = (await dealers()).find(({ site }) => site.slug === session.account.dealer);
      if (!dealer?.site.auth?.alerts) return answer(422, { message: 'This dealer sends no alerts.' });
      const subject = readSubject(body);
      if (subject === null) return answer(422, { message: 'This is no address of a search.' });
      const alert = alerts.agree(session.account, { ...body, subject }, seconds());
      if (!alert)
        return answer(409, {
          message: 'You have as many alerts as one can have. Please switch another one off.',
        });
      return answer(200, describeAlert(alert), unsaved);
    },
);

export const postAlertStop = createEndpoint(
  contract.postAlertStop,
  ({ alerts }) =>
    ({ session, body, answer }) => {
      if (body.user_id !== session.account.id) return answer(409, other);
      const subject = readSubject(body);
      if (subject !== null) alerts.remove(session.account.id, body.kind, subject);
      return answer(204, null);
    },
);

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

export const alertEndpoints = [
  getAlerts,
  postAlert,
  postAlertStop,
  postLinkedAlerts,
  postLinkedChoice,
  postOneClick,
];
