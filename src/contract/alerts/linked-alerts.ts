import * as v from 'valibot';
import { linkedAlertsAnswer } from '../answers/alerts.ts';
import type { Described, Operation } from '../operation.ts';
import { refusal } from '../problem.ts';

const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const choice = v.object({ token, alert: v.nullable(v.pipe(v.number(), v.integer())), on: v.boolean() });
/** What stops alerts by the link of a message, or undoes that. */
export type LinkedChoice = v.InferInput<typeof choice>;

const linked = {
  schema: linkedAlertsAnswer,
  fields: {
    to: 'Whose alerts these are, mostly hidden, such as n…@example.com.',
    others: 'How many further alerts of the same account are on.',
    alerts: 'Those that the message was about.',
    'alerts.id': 'Names it in calls with the same token.',
    'alerts.kind': 'vehicle or search.',
    'alerts.name': 'What the shopper calls it.',
    'alerts.on': 'Whether it is on.',
  },
} satisfies Described;

const wrongToken = refusal('The token is none of this server, or its account is gone.');
const oldToken = refusal('The token was good for 400 days, which are over.');

export const postLinkedAlerts = {
  id: 'postLinkedAlerts',
  method: 'POST',
  path: '/alerts/linked',
  caller: 'public',
  about: 'says what the link of a message stands for; changes nothing',
  body: {
    schema: v.object({ token }),
    fields: { token: 'What stands behind the # of the link.' },
  },
  answers: {
    200: { about: 'The alerts of the message.', body: linked },
    404: wrongToken,
    410: oldToken,
  },
} satisfies Operation;

export const postLinkedChoice = {
  id: 'postLinkedChoice',
  method: 'POST',
  path: '/alerts/linked/choice',
  caller: 'public',
  about: 'stops an alert of a message, or all of the account, without signing in; or takes that back',
  body: {
    schema: choice,
    fields: {
      token: 'What stands behind the # of the link.',
      alert:
        'Id of an alert of the message; null stops all of the account, or turns those of the message on again.',
      on: 'false stops, true turns on again.',
    },
  },
  answers: {
    200: { about: 'As it is now.', body: linked },
    404: wrongToken,
    410: oldToken,
  },
} satisfies Operation;

export const postOneClick = {
  id: 'postOneClick',
  method: 'POST',
  path: '/alerts/one-click',
  caller: 'public',
  about:
    'stops all alerts of the account: for the header List-Unsubscribe of e-mails, as RFC 8058 asks. What the body says is not read',
  query: { schema: v.object({ token }), fields: { token: 'That of the link.' } },
  answers: { 204: { about: 'All are off.' }, 404: wrongToken, 410: oldToken },
} satisfies Operation;
