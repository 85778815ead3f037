import type { Context } from 'hono';
import * as v from 'valibot';
import { judgeBooking } from '../judge-booking.ts';
import { holdMinutes } from '#domain/test-drive/hold.ts';
import type { Endpoint } from '../endpoint.ts';
import { readConnection } from '../../door/connection.ts';
import { readJson } from '../read-json.ts';
import { settleHolds } from '../settle-holds.ts';

const appointment = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  dealership_slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  location_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  car_id: v.pipe(v.string(), v.maxLength(200)),
  kind: v.optional(v.picklist(['test-drive', 'service']), 'test-drive'),
  starts_at: v.pipe(v.number(), v.integer()),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(480)),
});

/**
 * Keeps a time free for an appointment whose lead comes with the same id; sent again before the lead, it is kept once, at the
 * later choice; afterwards only PATCH moves it, so that the lead and the word of the dealer stay true. A
 * time whose lead does not come within a quarter of an hour is free again. 422 where there is no such time, 409 when
 * somebody else has it, 429 when the client or the day has too many that no dealer has confirmed.
 */
export const postAppointment: Endpoint = {
  method: 'POST',
  path: '/appointments',
  about:
    'keeps { "id", "dealership_slug", "location_id", "car_id", "starts_at", "minutes" } free, with "kind": "service" at the workshop, or answers 409; the id is that of the lead, which has to follow soon; 429 for too many without one',
  handle:
    ({ appointments, leads, dealers, limits }) =>
    async (context: Context) => {
      const judged = v.safeParse(appointment, await readJson(context));
      if (!judged.success) {
        const [issue] = judged.issues;
        return context.json({ message: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` }, 422);
      }
      const { id, kind, dealership_slug, location_id, car_id, starts_at, minutes } = judged.output;
      if (starts_at * 1000 < Date.now()) return context.json({ message: 'That time is over.' }, 422);
      const asked = {
        ...{ id, kind, dealershipSlug: dealership_slug, locationId: location_id, vehicleId: car_id },
        ...{ from: starts_at, to: starts_at + minutes * 60 },
      };
      const now = Math.floor(Date.now() / 1000);
      const judgedTime = judgeBooking(await dealers(), asked, { now, shareOfDay: limits.shareOfDay });
      if ('problem' in judgedTime) return context.json({ message: judgedTime.problem }, 422);
      await settleHolds({ appointments, leads });
      const made = appointments.find(id);
      const isSame = Object.entries(asked).every(
        ([key, value]) => made?.[key as keyof typeof asked] === value,
      );
      if (made && made.state !== 'held' && !isSame)
        return context.json({ message: 'This appointment is booked. PATCH moves it.' }, 409);
      const answer = appointments.book(asked, {
        ...judgedTime,
        heldUntil: now + holdMinutes * 60,
        client: readConnection(context),
        limits,
      });
      if (answer === 'kept') return context.json({ id, starts_at }, 201);
      if (answer === 'taken') return context.json({ message: 'That time is taken.' }, 409);
      context.header('Retry-After', String(holdMinutes * 60));
      return context.json(
        { message: 'Several times are already being kept, for this connection or on this day.' },
        429,
      );
    },
};
