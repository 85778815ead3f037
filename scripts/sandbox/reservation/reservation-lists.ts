import type { DatabaseSync } from 'node:sqlite';
import { readAddress, readNumber } from '../account/is-of-person.ts';
import type { Reservation } from './reservation.ts';

/** Several reservations at once. */
export interface ReservationLists {
  /** Of one dealer or of all, the newest first. */
  list: (dealershipSlug: string | undefined, most: number) => { found: number; reservations: Reservation[] };
  /** All those of one dealer made with a number or an address, as `findContact` reads them, the newest first. */
  listOf: (dealershipSlug: string, contact: { number: string; email: string }) => Reservation[];
}

/**
 * The lists of a database.
 *
 * @param read reads a row with its payments
 */
export function createReservationLists(
  database: DatabaseSync,
  read: (row: Record<string, unknown>) => Reservation,
): ReservationLists {
  const newest = 'order by begun_at desc, rowid desc';
  const ofAll = database.prepare(`select * from reservations ${newest} limit ?`);
  const ofDealer = database.prepare(`select * from reservations where dealership = ? ${newest} limit ?`);
  // SQLite asks for each row what tells numbers and addresses apart everywhere else.
  database.function('number_of', { deterministic: true }, (phone) => readNumber(String(phone)));
  database.function('address_of', { deterministic: true }, (email) => readAddress(String(email)));
  const ofPerson = database.prepare(`select * from reservations where dealership = ? and
    ((? <> '' and number_of(phone) = ?) or (? <> '' and address_of(email) = ?)) ${newest}`);
  const countAll = database.prepare('select count(*) as number from reservations');
  const countOf = database.prepare('select count(*) as number from reservations where dealership = ?');
  return {
    list: (dealership, most) => {
      const rows = dealership === undefined ? ofAll.all(most) : ofDealer.all(dealership, most);
      const found = dealership === undefined ? countAll.get() : countOf.get(dealership);
      return { found: Number(found?.['number']), reservations: rows.map((row) => read(row)) };
    },
    listOf: (dealership, { number, email }) =>
      ofPerson.all(dealership, number, number, email, email).map((row) => read(row)),
  };
}
