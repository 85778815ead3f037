import * as v from 'valibot';
import { keptAppointment } from './kept-appointment.ts';
import { keptReservation } from './kept-reservation.ts';

const car = { car_id: v.string(), car_slug: v.string(), car_name: v.string() };

/** What a signed-in person has going on with a dealer. Amounts are dollars, times epoch seconds. */
export const garageAnswer = v.object({
  now: v.number(),
  appointments: v.array(
    v.object({
      ...keptAppointment.entries,
      ...car,
      id: v.string(),
      state: v.picklist(['unconfirmed', 'confirmed']),
    }),
  ),
  reservations: v.array(v.object({ ...keptReservation.entries, begun_at: v.number() })),
  valuations: v.array(
    v.object({
      id: v.string(),
      car_name: v.string(),
      rego: v.string(),
      low: v.number(),
      high: v.number(),
      valued_at: v.number(),
      valid_until: v.number(),
    }),
  ),
  enquiries: v.array(
    v.object({ ...car, sent_at: v.number(), category: v.string(), subcategory: v.string() }),
  ),
});
