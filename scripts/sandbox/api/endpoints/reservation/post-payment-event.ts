import * as contract from '#contract/reservations/processor.ts';
import { isSigned, signatureHeader } from '../../../reservation/payment-signature.ts';
import { createEndpoint } from '../../endpoint.ts';

/** Takes the word of the payment processor on a payment. */
export const postPaymentEvent = createEndpoint(
  contract.postPaymentEvent,
  ({ reservations: { secret, hear } }) =>
    async ({ body, context, answer }) => {
      const now = Math.floor(Date.now() / 1000);
      const signature = context.req.header(signatureHeader) ?? '';
      if (secret === null || !isSigned(secret, body, signature, now))
        return answer(403, { message: 'The signature is missing, wrong, or older than five minutes.' });
      const known = await hear(body.payment, body, now);
      return known ? answer(200, { ok: true }) : answer(404, { message: 'There is no such payment.' });
    },
);
