import type { DatabaseSync } from 'node:sqlite';
import type { Reservation } from './reservation.ts';

/** Several reservations at once. */
export interface ReservationLists {
  /** Of one dealer or of all, the newest first. */
  list: (dealershipSlug: string | undefined, most: number) => { found: number; reservations: Reservation[] };
  /** Those of one dealer made with a number (the last nine digits of an Australian one) or an address (in lower case), the newest first. */
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
  const newest = 'order by begun_at desc, rowid desc limit ?';
  const ofAll = database.prepare(`select * from reservations ${newest}`);
  const ofDealer = database.prepare(`select * from reservations where dealership = ? ${newest}`);
  const digits = ['phone', ' ', '-', '(', ')'].reduce((said, sign) => `replace(${said}, '${sign}', '')`);
  const ofPerson = database.prepare(`select * from reservations where dealership = ? and
    ((? <> '' and substr(${digits}, -9) = ? and (${digits} not like '+%' or ${digits} like '+61%')) or (? <> '' and lower(email) = ?)) ${newest}`);
  const countAll = database.prepare('select count(*) as number from reservations');
  const countOf = database.prepare('select count(*) as number from reservations where dealership = ?');
  return {
    list: (dealership, most) => {
      const rows = dealership === undefined ? ofAll.all(most) : ofDealer.all(dealership, most);
      const found = dealership === undefined ? countAll.get() : countOf.get(dealership);
      return { found: Number(found?.['number']), reservations: rows.map((row) => read(row)) };
    },
    listOf: (dealership, { number, email }) =>
      ofPerson.all(dealership, number, number, email, email, 50).map((row) => read(row)),
  };
}
