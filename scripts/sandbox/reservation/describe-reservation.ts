import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { keptReservation, reservationConflict } from '#contract/answers/kept-reservation.ts';
import type { Reservation } from './reservation.ts';
import { hasMoney } from './transitions.ts';

/** A reservation as the contract says it. */
export type DescribedReservation = v.InferInput<typeof keptReservation>;
/** Why something is not done, as the contract says it. */
export type DescribedConflict = v.InferInput<typeof reservationConflict>;

/** Signs that nobody mistakes for others. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Number of the receipt, such as R-7K3M-9QXT. It follows from the id and does not tell it. */
export function createReceipt(id: string): string {
  const letters = [...createHash('sha256').update(`receipt ${id}`).digest()]
    .slice(0, 8)
    .map((byte) => signs[byte % signs.length])
    .join('');
  return `R-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function describePayment({ payments }: Reservation): DescribedReservation['payment'] {
  const last = payments.at(-1);
  if (payments.some(({ state }) => hasMoney(state))) return 'paid';
  return last?.state === 'begun' || last?.state === 'declined' || last?.state === 'abandoned'
    ? last.state
    : 'none';
}

function describeRefund({ payments }: Reservation): DescribedReservation['refund'] {
  const states = payments.map(({ state }) => state);
  if (states.includes('owed')) return 'owed';
  return states.includes('returned') && !states.includes('kept') ? 'returned' : 'none';
}

/** What whoever holds the id may know. `now` is in epoch seconds. */
export const describeReservation = (reservation: Reservation, now: number): DescribedReservation => ({
  ...{ id: reservation.id, receipt: createReceipt(reservation.id), state: reservation.state },
  ...{ car_id: reservation.vehicleId, car_slug: reservation.slug, car_name: reservation.vehicleName },
  dealership_slug: reservation.dealershipSlug,
  ...{ price: reservation.price, deposit: reservation.deposit, until: reservation.until, now },
  payment: describePayment(reservation),
  refund: describeRefund(reservation),
  ...(reservation.reason !== null && { reason: reservation.reason }),
});

/** Somebody else has the vehicle, and until when. */
export const describeTaken = ({ state, until }: Reservation): DescribedConflict => ({
  message:
    state === 'held'
      ? 'Somebody else is paying for this vehicle right now. It may be free again in a few minutes.'
      : 'Somebody else has reserved this vehicle.',
  code: 'taken',
  state,
  ...(state === 'completed' ? {} : { free_at: until }),
});
