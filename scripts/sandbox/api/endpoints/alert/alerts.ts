import * as contract from '#contract/alerts/own-alerts.ts';
import type { Alert } from '#domain/alert/alert.ts';
import { readSearchSubject } from '#domain/alert/search-subject.ts';
import { isOtherPerson, otherPerson } from '../../../account/is-other-person.ts';
import { seconds } from '../../../clock.ts';
import { createEndpoint } from '../../endpoint.ts';

const unsaved = { 'Cache-Control': 'no-store' };

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
      if (isOtherPerson(session, body)) return answer(409, { message: otherPerson });
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
      if (isOtherPerson(session, body)) return answer(409, { message: otherPerson });
      const subject = readSubject(body);
      if (subject !== null) alerts.remove(session.account.id, body.kind, subject);
      return answer(204, null);
    },
);
