import * as v from 'valibot';
import type { Operation } from '../operation.ts';
import { refusal } from '../problem.ts';

export const postPaymentEvent = {
  id: 'postPaymentEvent',
  method: 'POST',
  path: '/payments/events',
  caller: 'public',
  about:
    'takes the word of the payment processor on a payment, late, twice or out of order; signed in Forecourt-Signature: t=<epoch seconds>, v1=<HMAC-SHA256 in hex of "t.payment.outcome.at">',
  body: {
    schema: v.object({
      payment: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      outcome: v.picklist(['paid', 'declined', 'abandoned', 'returned']),
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    fields: {
      payment: 'Id that the API gave the payment.',
      outcome: 'What has become of it.',
      at: 'Epoch seconds at which it did.',
    },
  },
  answers: {
    200: {
      about: 'It is known.',
      body: { schema: v.object({ ok: v.literal(true) }), fields: { ok: 'Always true.' } },
    },
    403: refusal('The signature is missing, wrong, or older than five minutes.'),
    404: refusal('There is no such payment.'),
  },
} satisfies Operation;
