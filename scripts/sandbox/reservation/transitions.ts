import type { ReservationState } from '#domain/reservation/reservation-state.ts';

/**
 * What has become of a payment. `kept` is the deposit of its reservation; `owed` is money that has to go back, and
 * `returned` money that has.
 */
export type PaymentState = 'begun' | 'declined' | 'abandoned' | 'kept' | 'owed' | 'returned';

/** Whether money came, whatever became of it. */
export const hasMoney = (state: PaymentState): boolean =>
  state === 'kept' || state === 'owed' || state === 'returned';

/** What a transition reads of a reservation. Times are epoch seconds. */
export interface Standing {
  readonly state: ReservationState;
  /** When the hold or the reservation runs out. */
  readonly until: number;
  /** Seconds that the deposit reserves the vehicle for. */
  readonly reserveSeconds: number;
  /** By their ids. */
  readonly payments: Readonly<Record<string, PaymentState>>;
}

/**
 * What can happen. `paid` tells when the processor took the money, which may be long ago; `refund` is the dealer's word,
 * `returned` the processor's, and `sold` says that the vehicle was sold at the yard, or left the stock.
 */
export type Happening =
  | { readonly kind: 'paid'; readonly payment: string; readonly at: number }
  | { readonly kind: 'declined' | 'abandoned' | 'returned'; readonly payment: string }
  | { readonly kind: 'cancel' | 'complete' | 'refund' | 'sold' }
  | { readonly kind: 'lapse'; readonly now: number };

/** Whether a reservation keeps everybody else from its vehicle. */
export const holdsVehicle = (state: ReservationState): boolean =>
  state === 'held' || state === 'reserved' || state === 'completed';

/** Whether the index has to call the vehicle reserved. While somebody pays it does not: most holds come to nothing. */
export const marksVehicle = (state: ReservationState): boolean =>
  state === 'reserved' || state === 'completed';

const isOver = (state: ReservationState): boolean => !holdsVehicle(state);

/** Which words of shopper, dealer and clock count in which state; every other one changes nothing. */
const ends: Readonly<Record<string, Partial<Record<Happening['kind'], ReservationState>>>> = {
  held: { cancel: 'cancelled', refund: 'cancelled', sold: 'cancelled', lapse: 'expired' },
  reserved: { cancel: 'cancelled', refund: 'cancelled', lapse: 'expired', complete: 'completed' },
  completed: { refund: 'cancelled' },
};

/** The kept deposit of a reservation that ends has to go back. */
const owe = (payments: Standing['payments']): Standing['payments'] =>
  Object.fromEntries(
    Object.entries(payments).map(([id, state]) => [id, state === 'kept' ? ('owed' as const) : state]),
  );

/** Over, with every payment that came given back. */
function settle(standing: Standing): Standing {
  const states = Object.values(standing.payments);
  const isGivenBack = states.includes('returned') && !states.includes('owed');
  return isOver(standing.state) && isGivenBack ? { ...standing, state: 'refunded' } : standing;
}

function takePayment(standing: Standing, payment: string, at: number): Standing {
  const known = standing.payments[payment];
  // Told a second time, or after its refund.
  if (known === undefined || known === 'kept' || known === 'owed' || known === 'returned') return standing;
  const isInTime = standing.state === 'held' && at <= standing.until;
  const payments = { ...standing.payments, [payment]: isInTime ? ('kept' as const) : ('owed' as const) };
  if (isInTime) return { ...standing, state: 'reserved', until: at + standing.reserveSeconds, payments };
  // A second refund of what was refunded begins.
  return { ...standing, state: standing.state === 'refunded' ? 'cancelled' : standing.state, payments };
}

/**
 * Money is back; where nobody asked for that, as when a bank takes it back, the reservation has lost its deposit. What is bought
 * stays bought: a dealer may give the deposit back because the whole price was paid in another way.
 */
function takeReturn(standing: Standing, payment: string): Standing {
  const known = standing.payments[payment];
  if (known === undefined || known === 'returned') return standing;
  const payments = { ...standing.payments, [payment]: 'returned' as const };
  const isLost = known === 'kept' && standing.state !== 'completed';
  return settle({ ...standing, state: isLost ? 'cancelled' : standing.state, payments });
}

/**
 * The one rule of what follows from what. Whatever comes late, twice, out of order or not at all ends in one of three:
 * the money is the deposit of the reservation that holds the vehicle, or it is owed, or it is given back. The same object
 * comes back where nothing changes.
 */
export function transit(standing: Standing, happening: Happening): Standing {
  const { state, payments } = standing;
  switch (happening.kind) {
    case 'paid':
      return takePayment(standing, happening.payment, happening.at);
    case 'declined':
    case 'abandoned':
      return payments[happening.payment] === 'begun'
        ? { ...standing, payments: { ...payments, [happening.payment]: happening.kind } }
        : standing;
    case 'returned':
      return takeReturn(standing, happening.payment);
    case 'lapse':
      if (state === 'completed' || happening.now < standing.until) return standing;
  }
  const end = ends[state]?.[happening.kind];
  if (end === undefined) return standing;
  return { ...standing, state: end, payments: isOver(end) ? owe(payments) : payments };
}
