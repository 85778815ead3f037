import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';

/** A kept time. */
export interface Appointment {
  kind: AppointmentKind;
  /** That of the lead that makes it. */
  id: string;
  dealershipSlug: string;
  /** The dealer on whose site it was booked; empty where nobody said. */
  siteSlug: string;
  locationId: string;
  /** Empty where no certain vehicle is driven. */
  vehicleId: string;
  /** Epoch seconds; the end is not part of it. */
  from: number;
  to: number;
}

/** The time of a place, by whatever name of the dealer it is asked for. */
export const nameTime = ({ kind, locationId, from }: Appointment): string => `${kind} ${locationId} ${from}`;

/** `held` waits for its lead, `unconfirmed` for the word of the dealer. */
export type AppointmentState = 'held' | 'unconfirmed' | 'confirmed';

const readState = ({ held_until, confirmed }: Record<string, unknown>): AppointmentState =>
  Number(held_until) > 0 ? 'held' : Number(confirmed) > 0 ? 'confirmed' : 'unconfirmed';

/** Reads a row of the table. */
export function readAppointment(row: Record<string, unknown>): Appointment & { state: AppointmentState } {
  const { id, kind, dealership, site, location, vehicle, starts, ends } = row;
  return {
    ...{ id: String(id), kind: String(kind) as AppointmentKind },
    ...{ dealershipSlug: String(dealership), siteSlug: String(site), locationId: String(location) },
    ...{ vehicleId: String(vehicle), from: Number(starts), to: Number(ends) },
    state: readState(row),
  };
}
