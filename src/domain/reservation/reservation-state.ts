/**
 * What has become of a reservation. A vehicle without one that is held, reserved or completed is free.
 * `held`: the shopper is paying. `reserved`: the deposit is paid. `completed`: the vehicle is bought. `expired` and
 * `cancelled` are over, and `refunded` is over with all money given back.
 */
export type ReservationState = 'held' | 'reserved' | 'completed' | 'expired' | 'cancelled' | 'refunded';

/** Minutes for which a vehicle is kept while somebody pays. */
export const paymentMinutes = 15;
