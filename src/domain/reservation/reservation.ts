import type { ReservationState } from './reservation-state.ts';

/** A reservation as the dealer API tells it to whoever holds its id. Amounts are dollars, times epoch seconds. */
export interface Reservation {
  id: string;
  receipt: string;
  state: ReservationState;
  vehicleId: string;
  slug: string;
  vehicleName: string;
  /** Dealer on whose site it was made; nothing where the API does not say. */
  dealershipSlug?: string | undefined;
  price: number;
  deposit: number;
  until: number;
  payment: 'none' | 'begun' | 'declined' | 'abandoned' | 'paid';
  refund: 'none' | 'owed' | 'returned';
  /** `sold`: it is over because the vehicle was sold, or left the stock, before the deposit arrived. */
  reason?: 'sold' | undefined;
  /** The clock of the API when it answered. */
  now: number;
}

/** Why a vehicle is not reserved, or nothing is paid. */
export type ReservationProblem =
  | { kind: 'taken'; state: ReservationState | null; freeAt: number | null }
  | { kind: 'changed'; price: number; deposit: number }
  | { kind: 'gone' | 'over' | 'paid' | 'unreachable' }
  | { kind: 'refused'; said: string };
