import type { Context } from 'hono';
import * as v from 'valibot';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import { judgeBooking } from '../judge-booking.ts';
import type { Endpoint } from '../endpoint.ts';
import { readJson } from '../read-json.ts';

const moved = v.object({ at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/)) });

/** Moves an appointment to another time at the same location and tells the dealer, in the lead; 409 when that time is taken. */
export const patchAppointment: Endpoint = {
  method: 'PATCH',
  path: '/appointments/:id',
  about: 'moves an appointment to { "at": "2026-11-28T09:30+10:00" }, or answers 409',
  handle:
    ({ appointments, leads, dealers, limits }) =>
    async (context: Context) => {
      const judged = v.safeParse(moved, await readJson(context));
      const from = judged.success ? Date.parse(judged.output.at) / 1000 : NaN;
      if (!judged.success || Number.isNaN(from))
        return context.json({ message: 'at: a time such as 2026-11-28T09:30+10:00 is expected.' }, 422);
      if (from * 1000 < Date.now()) return context.json({ message: 'That time is over.' }, 422);
      const found = appointments.find(context.req.param('id') ?? '');
      if (!found) return context.json({ message: 'There is no such appointment.' }, 404);
      const asked = { ...found, from, to: from + (found.to - found.from) };
      const now = Math.floor(Date.now() / 1000);
      const judgedTime = judgeBooking(await dealers(), asked, { now, shareOfDay: limits.shareOfDay });
      if ('problem' in judgedTime) return context.json({ message: judgedTime.problem }, 422);
      const rules = { ...judgedTime, heldUntil: now + holdMinutes * 60, client: '', limits };
      if (appointments.book(asked, rules) !== 'kept')
        return context.json({ message: 'That time is taken.' }, 409);
      // The dealer said yes to the former time.
      appointments.unconfirm(found.id);
      await leads.change(found.id, { appointment_at: judged.output.at, appointment_status: 'booked' });
      return context.json({ id: found.id, starts_at: from });
    },
};
