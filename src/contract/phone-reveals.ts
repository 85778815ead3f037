import * as v from 'valibot';
import type { Operation } from './operation.ts';
import { foreign } from './problem.ts';

const id = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const reveal = v.object({ car_id: id, dealership_id: id, website_id: id });

/** One time that a shopper asked for the number of a vehicle (API-05), in the platform's spelling. */
export type PhoneReveal = v.InferOutput<typeof reveal>;

export const postPhoneReveal = {
  id: 'postPhoneReveal',
  method: 'POST',
  path: '/phone-reveals',
  caller: 'public',
  ownPages: true,
  about: 'keeps that a shopper asked for the phone number of a vehicle',
  body: {
    schema: reveal,
    fields: {
      car_id: 'Id of the vehicle.',
      dealership_id: 'The platform’s id of the dealership.',
      website_id: 'The platform’s id of the site.',
    },
  },
  answers: {
    403: foreign,
    201: {
      about: 'It is kept.',
      body: { schema: v.object({ ok: v.literal(true) }), fields: { ok: 'Always true.' } },
    },
  },
} satisfies Operation;
