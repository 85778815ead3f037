import type { ReservationState } from '#domain/reservation/reservation-state.ts';
import type { PaymentState } from './transitions.ts';

/** What a shopper asks for. Amounts are Australian dollars. */
export interface ReservationRequest {
  /** 32 hexadecimal digits that the browser made: key of the command, and all that opens the reservation. */
  readonly id: string;
  /** Collection of the index that the vehicle stands in, and its id there. */
  readonly collection: string;
  readonly vehicleId: string;
  readonly slug: string;
  readonly vehicleName: string;
  readonly stockNumber: string;
  /** By which it is found again where an import gives it another id; empty where nobody knows it. */
  readonly vin: string;
  readonly dealershipSlug: string;
  /** Agreed price of the vehicle. */
  readonly price: number;
  readonly deposit: number;
  readonly reserveSeconds: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
}

/** One payment of a deposit, at the processor of that name. */
export interface Payment {
  readonly id: string;
  readonly state: PaymentState;
  /** Australian dollars. */
  readonly amount: number;
  /** Page of the processor; empty until it has answered one. */
  readonly address: string;
  /** Epoch seconds at which the processor was asked about it; 0 for never. */
  readonly askedAt: number;
}

/** A reservation as it is stored. Times are epoch seconds. */
export interface Reservation extends ReservationRequest {
  readonly state: ReservationState;
  readonly until: number;
  readonly begunAt: number;
  readonly changedAt: number;
  /** Why it is over, where that has to be said: the vehicle was sold, or left the stock, while its deposit was paid. */
  readonly reason: 'sold' | null;
  /** In the order in which they began. */
  readonly payments: readonly Payment[];
}

type Row = Record<string, unknown>;

/** Reads a row of the table. */
export function readReservation(row: Row, payments: readonly Row[]): Reservation {
  const text = (name: string): string => String(row[name]);
  const number = (name: string): number => Number(row[name]);
  return {
    ...{ id: text('id'), collection: text('collection'), vehicleId: text('vehicle'), slug: text('slug') },
    ...{ vehicleName: text('vehicle_name'), stockNumber: text('stock_number'), vin: text('vin') },
    ...{ dealershipSlug: text('dealership'), price: number('price'), deposit: number('deposit') },
    ...{ reserveSeconds: number('reserve_seconds'), firstName: text('first_name') },
    ...{ lastName: text('last_name'), phone: text('phone'), email: text('email') },
    ...{ state: text('state') as ReservationState, until: number('until') },
    ...{ begunAt: number('begun_at'), changedAt: number('changed_at') },
    reason: text('reason') === 'sold' ? 'sold' : null,
    payments: payments.map(({ id, state, amount, address, asked_at }) => ({
      ...{ id: String(id), state: String(state) as PaymentState },
      ...{ amount: Number(amount), address: String(address), askedAt: Number(asked_at) },
    })),
  };
}
