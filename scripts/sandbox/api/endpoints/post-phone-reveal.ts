import * as contract from '#contract/phone-reveals.ts';
import { noteReveal } from '../../inbox/note.ts';
import { createEndpoint } from '../endpoint.ts';

/** Keeps that a shopper asked for the phone number of a vehicle (VDP-19, API-05). */
export const postPhoneReveal = createEndpoint(
  contract.postPhoneReveal,
  ({ reveals, inbox }) =>
    ({ body, answer }) => {
      reveals.keep(body);
      noteReveal(inbox, body);
      return answer(201, { ok: true });
    },
);
