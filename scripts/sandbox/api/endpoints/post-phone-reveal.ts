import * as contract from '#contract/phone-reveals.ts';
import { createEndpoint } from '../endpoint.ts';

/** Keeps that a shopper asked for the phone number of a vehicle (VDP-19, API-05). */
export const postPhoneReveal = createEndpoint(
  contract.postPhoneReveal,
  ({ reveals }) =>
    ({ body, answer }) => {
      reveals.keep(body);
      return answer(201, { ok: true });
    },
);
