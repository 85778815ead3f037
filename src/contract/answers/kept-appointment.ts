import * as v from 'valibot';

/** An appointment as whoever holds its id may know it. */
export const keptAppointment = v.object({
  location_id: v.string(),
  car_id: v.string(),
  starts_at: v.number(),
  minutes: v.number(),
});
