import * as v from 'valibot';
import { alertKinds, longestAlertName } from '#domain/alert/alert.ts';
import { alertAnswer, alertsAnswer } from '../answers/alerts.ts';
import type { Operation } from '../operation.ts';
import { foreign, refusal } from '../problem.ts';

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.check((text) => !/\p{Cc}/u.test(text), 'Control characters cannot stand here.'),
  );

const named = {
  kind: v.picklist(alertKinds, 'vehicle or search is expected'),
  subject: line(2_000),
};
const namedFields = {
  kind: 'vehicle: a lower price, or that it can be bought again; search: vehicles that it finds for the first time.',
  subject:
    'Id of the vehicle, or path and query of the listing; answers spell the same search always the same.',
};
const user = {
  user_id: 'Id of who is signed in, so that no page of before writes for somebody else.',
};

const agreement = v.object({
  ...named,
  user_id: line(100),
  name: line(longestAlertName),
  consent: line(600),
});
/** What switches an alert on. */
export type AlertAgreement = v.InferInput<typeof agreement>;

const refusalOfAlert = v.object({ ...named, user_id: line(100) });
/** What switches it off. */
export type AlertRefusal = v.InferInput<typeof refusalOfAlert>;

const alertFields = {
  ...namedFields,
  name: 'What the shopper calls it; stands in messages.',
  channel: 'sms or email: the way that the account has proven.',
  agreed_at: 'Epoch seconds at which it was agreed to.',
};

const signedOut = refusal('Nobody is signed in, or no longer.');

export const getAlerts = {
  id: 'getAlerts',
  method: 'GET',
  path: '/alerts',
  caller: 'subject',
  about: 'lists what the signed-in person is told about',
  answers: {
    200: {
      about: 'Alerts that are on, the newest first.',
      body: {
        schema: alertsAnswer,
        fields: {
          alerts: 'One for each vehicle and search.',
          ...Object.fromEntries(
            Object.entries(alertFields).map(([name, about]) => [`alerts.${name}`, about]),
          ),
        },
      },
    },
    401: signedOut,
  },
} satisfies Operation;

export const postAlert = {
  id: 'postAlert',
  method: 'POST',
  path: '/alerts',
  caller: 'subject',
  about: 'switches an alert on and keeps what was agreed to, word for word; once more changes only that',
  body: {
    schema: agreement,
    fields: {
      ...namedFields,
      ...user,
      name: 'What messages call it, such as the name of the vehicle.',
      consent: 'The words that stood beside the switch.',
    },
  },
  answers: {
    200: { about: 'It is on.', body: { schema: alertAnswer, fields: alertFields } },
    401: signedOut,
    403: foreign,
    409: refusal(
      'The account has as many alerts as it may have, 60 vehicles and 20 searches; or somebody else is signed in by now.',
    ),
    422: refusal(
      'No listing of a site has this address, something is missing, or the dealer sends no alerts.',
    ),
  },
} satisfies Operation;

export const postAlertStop = {
  id: 'postAlertStop',
  method: 'POST',
  path: '/alerts/stop',
  caller: 'subject',
  about: 'switches an alert off; also answers when there is none',
  body: { schema: refusalOfAlert, fields: { ...namedFields, ...user } },
  answers: {
    204: { about: 'It is off.' },
    401: signedOut,
    403: foreign,
    409: refusal('Somebody else is signed in by now.'),
  },
} satisfies Operation;
