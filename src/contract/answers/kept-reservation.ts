import * as v from 'valibot';

const state = v.picklist(['held', 'reserved', 'completed', 'expired', 'cancelled', 'refunded']);

/** What whoever knows its id may know of a reservation; nothing of who it is for. */
export const keptReservation = v.object({
  id: v.string(),
  receipt: v.string(),
  state,
  car_id: v.string(),
  car_slug: v.string(),
  car_name: v.string(),
  dealership_slug: v.optional(v.string()),
  price: v.number(),
  deposit: v.number(),
  until: v.number(),
  payment: v.picklist(['none', 'begun', 'declined', 'abandoned', 'paid']),
  refund: v.picklist(['none', 'owed', 'returned']),
  reason: v.optional(v.picklist(['sold'])),
  now: v.number(),
});

/** Why something is not done. */
export const reservationConflict = v.object({
  message: v.string(),
  error: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
  code: v.picklist(['taken', 'changed', 'used', 'over', 'paid']),
  state: v.optional(state),
  free_at: v.optional(v.number()),
  price: v.optional(v.number()),
  deposit: v.optional(v.number()),
});
