import * as v from 'valibot';

/** An appointment as whoever holds its id may know it. */
export const keptAppointment = v.object({
  /** A test drive, or a visit to the workshop; services of an earlier release do not say. */
  kind: v.optional(v.picklist(['test-drive', 'service']), 'test-drive'),
  location_id: v.string(),
  car_id: v.string(),
  starts_at: v.number(),
  minutes: v.number(),
});
