import * as v from 'valibot';
import { alertKinds } from '#domain/alert/alert.ts';

const text = v.string();

/** One alert of whoever is signed in. */
export const alertAnswer = v.object({
  kind: v.picklist(alertKinds),
  subject: text,
  name: text,
  channel: v.picklist(['sms', 'email']),
  agreed_at: v.number(),
});

/** All of them. */
export const alertsAnswer = v.object({ alerts: v.array(alertAnswer) });

/** What the link of a message stands for. */
export const linkedAlertsAnswer = v.object({
  to: text,
  others: v.number(),
  alerts: v.array(v.object({ id: v.number(), kind: v.picklist(alertKinds), name: text, on: v.boolean() })),
});
