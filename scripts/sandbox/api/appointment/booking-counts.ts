import type { DatabaseSync } from 'node:sqlite';
import type { Appointment } from './appointment.ts';
import type { BookingDay } from './booking-limits.ts';

/** How many times wait for the dealer's word, the one of the id apart. Times are epoch seconds. */
export interface BookingCounts {
  /** Of one kind at a location, on a day. */
  ofDay: (asked: Appointment, dealerships: readonly string[], day: BookingDay) => number;
  /** Kept for a connection without their lead. */
  holdsOf: (id: string, client: string) => number;
  /** Of leads of a connection, and not over. */
  unconfirmedOf: (id: string, client: string, now: number) => number;
  /** Of a phone number at a dealer, and not over. */
  ofPhone: (id: string, phone: string, dealerships: readonly string[], now: number) => number;
}

/** Condition of SQL: kept under one of the names of a dealer, a list in JSON. */
export const ofDealer = 'dealership in (select value from json_each(?))';

/** The counts of a database. Connections and numbers are the digests that it stores. */
export function createBookingCounts(database: DatabaseSync): BookingCounts {
  const count = 'select count(*) as number from appointments where confirmed = 0 and id <> ?';
  const holdsOf = database.prepare(`${count} and held_until > 0 and client = ?`);
  const unconfirmedOf = database.prepare(`${count} and held_until = 0 and client = ? and ends > ?`);
  const ofPhone = database.prepare(`${count} and phone = ? and ${ofDealer} and ends > ?`);
  const ofDay = database.prepare(
    `${count} and ${ofDealer} and location = ? and kind = ? and starts >= ? and starts < ?`,
  );
  const numberOf = (row: Record<string, unknown> | undefined): number => Number(row?.['number']);
  return {
    ofDay: ({ id, kind, locationId }, dealerships, { from, to }) =>
      numberOf(ofDay.get(id, JSON.stringify(dealerships), locationId, kind, from, to)),
    holdsOf: (id, client) => numberOf(holdsOf.get(id, client)),
    unconfirmedOf: (id, client, now) => numberOf(unconfirmedOf.get(id, client, now)),
    ofPhone: (id, phone, dealerships, now) =>
      numberOf(ofPhone.get(id, phone, JSON.stringify(dealerships), now)),
  };
}
