import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { readJson } from '../read-json.ts';

const id = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const body = v.object({ car_id: id, dealership_id: id, website_id: id });

/** Keeps that a shopper asked for the phone number of a vehicle (VDP-19, API-05); 422 names what is missing. */
export const postPhoneReveal: Endpoint = {
  method: 'POST',
  path: '/phone-reveals',
  about: 'keeps that a number was asked for: { "car_id", "dealership_id", "website_id" }',
  handle:
    ({ reveals }) =>
    async (context: Context) => {
      const judged = v.safeParse(body, await readJson(context));
      if (!judged.success) {
        return context.json({ message: `The reveal is not whole: ${v.summarize(judged.issues)}` }, 422);
      }
      reveals.keep(judged.output);
      return context.json({ ok: true }, 201);
    },
};
