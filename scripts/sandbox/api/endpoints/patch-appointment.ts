import type { Context } from 'hono';
import * as v from 'valibot';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import { findAppointmentCapacity } from '../appointment-capacity.ts';
import type { Endpoint } from '../endpoint.ts';
import { readJson } from '../read-json.ts';

const moved = v.object({ at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/)) });

/** Moves an appointment to another time of the same place and tells the dealer, in the lead; 409 when that time is taken. */
export const patchAppointment: Endpoint = {
  method: 'PATCH',
  path: '/appointments/:id',
  about: 'moves an appointment to { "at": "2026-11-28T09:30+10:00" }, or answers 409',
  handle:
    ({ appointments, leads, dealers }) =>
    async (context: Context) => {
      const judged = v.safeParse(moved, await readJson(context));
      const from = judged.success ? Date.parse(judged.output.at) / 1000 : NaN;
      if (!judged.success || Number.isNaN(from))
        return context.json({ message: 'at: a time such as 2026-11-28T09:30+10:00 is expected.' }, 422);
      if (from * 1000 < Date.now()) return context.json({ message: 'That time is over.' }, 422);
      const found = appointments.find(context.req.param('id') ?? '');
      if (!found) return context.json({ message: 'There is no such appointment.' }, 404);
      const capacity = findAppointmentCapacity(await dealers(), found.dealershipSlug);
      const asked = { ...found, from, to: from + (found.to - found.from) };
      // It is there already, so it is not one more of a client.
      const heldUntil = Math.floor(Date.now() / 1000) + holdMinutes * 60;
      const rules = { capacity, heldUntil, client: '', holdsPerClient: 0 };
      if (appointments.book(asked, rules) !== 'kept')
        return context.json({ message: 'That time is taken.' }, 409);
      await leads.change(found.id, { appointment_at: judged.output.at, appointment_status: 'booked' });
      return context.json({ id: found.id, starts_at: from });
    },
};
