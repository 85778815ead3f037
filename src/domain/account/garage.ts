import type { SavedVehicleRecord } from '../garage/garage.ts';
import { findPriceChange } from '../garage/garage.ts';
import type { Reservation } from '../reservation/reservation.ts';
import { isAvailable, isSold } from '../vehicle/availability.ts';
import type { AppointmentKind } from '../test-drive/appointment-kind.ts';
import type { Valuation } from '../trade-in/valuation.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** The vehicle that something is about; all empty for none. */
export interface AboutVehicle {
  vehicleId: string;
  slug: string;
  vehicleName: string;
}

export interface GarageAppointment extends AboutVehicle {
  /** By which it is moved and cancelled. */
  id: string;
  kind: AppointmentKind;
  isConfirmed: boolean;
  locationId: string;
  /** Epoch seconds. */
  start: number;
  minutes: number;
}

/** An estimate of a person’s own car, in whole dollars. */
export interface GarageValuation extends Valuation {
  car: string;
  registration: string;
}

export interface GarageEnquiry extends AboutVehicle {
  /** Epoch seconds. */
  sentAt: number;
  category: string;
  subcategory: string;
}

/** What a signed-in person has going on with the dealer, the newest first. */
export interface GarageThings {
  appointments: GarageAppointment[];
  reservations: Reservation[];
  valuations: GarageValuation[];
  enquiries: GarageEnquiry[];
  /** Seconds that the clock of the API is ahead of this device's. */
  ahead: number;
}

/** What became of a saved vehicle since it was saved; dollars where its price moved. */
export type SavedChange =
  | { kind: 'sold' | 'gone' | 'reserved'; saved: SavedVehicleRecord; vehicle: Vehicle | null }
  | { kind: 'cheaper' | 'dearer'; amount: number; saved: SavedVehicleRecord; vehicle: Vehicle };

const weight = { cheaper: 0, reserved: 1, sold: 2, gone: 3, dearer: 4 } as const;

function findChange(saved: SavedVehicleRecord, vehicle: Vehicle | null): SavedChange | null {
  if (vehicle === null) return { kind: 'gone', saved, vehicle };
  if (isSold(vehicle)) return { kind: 'sold', saved, vehicle };
  if (!isAvailable(vehicle)) return { kind: 'gone', saved, vehicle };
  if (vehicle.reserved) return { kind: 'reserved', saved, vehicle };
  const change = findPriceChange(saved, vehicle);
  if (change === null) return null;
  return { kind: change < 0 ? 'cheaper' : 'dearer', amount: Math.abs(change), saved, vehicle };
}

/**
 * What has changed about saved vehicles: good news first, then what somebody else was faster with.
 *
 * @param vehicles as they are now, by id; null for one that is gone, missing for one that nobody could look up
 */
export const findChanges = (
  saved: readonly SavedVehicleRecord[],
  vehicles: Readonly<Record<string, Vehicle | null>>,
): SavedChange[] =>
  saved
    .flatMap((record) => {
      const vehicle = vehicles[record.id];
      return vehicle === undefined ? [] : (findChange(record, vehicle) ?? []);
    })
    .toSorted((one, other) => weight[one.kind] - weight[other.kind]);

/** What has to be done or is about to happen. */
export type NextThing =
  | { kind: 'reservation'; at: number; reservation: Reservation }
  | { kind: 'appointment'; at: number; appointment: GarageAppointment };

/** Seconds after its begin for which an appointment is still about to happen. */
const lateness = 3_600;

const isOpen = ({ state }: Reservation): boolean => state === 'held' || state === 'reserved';

/** What comes next, the most pressing first: a deposit to pay, then by time. `now` is in epoch seconds. */
export function findNext({ appointments, reservations }: GarageThings, now: number): NextThing[] {
  const things: NextThing[] = [
    ...reservations
      .filter((one) => isOpen(one) && one.until > now)
      .map((reservation) => ({ kind: 'reservation' as const, at: reservation.until, reservation })),
    ...appointments
      .filter(({ start }) => start + lateness > now)
      .map((appointment) => ({ kind: 'appointment' as const, at: appointment.start, appointment })),
  ];
  return things.toSorted((one, other) => one.at - other.at);
}
