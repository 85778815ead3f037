import type { DatabaseSync } from 'node:sqlite';
import type { Reservation, ReservationRequest } from './reservation.ts';
import { holdsVehicle, type Happening } from './transitions.ts';

/** Whose a vehicle is at an instant, in epoch seconds. Whoever holds one beyond his time loses it as soon as this is asked. */
export interface Holders {
  /** Who holds, has reserved or has bought this very vehicle. */
  findHolder: (
    vehicle: Pick<ReservationRequest, 'collection' | 'vehicleId' | 'vin' | 'slug' | 'stockNumber'>,
    now: number,
  ) => Reservation | null;
  /** What is held or reserved under an id or a whole VIN: of the same vehicle before an import, or of another one that had them. */
  listAlike: (
    vehicle: Pick<ReservationRequest, 'collection' | 'vehicleId' | 'vin'>,
    now: number,
  ) => Reservation[];
}

/** Reads the holders of a database, in a transaction of the caller. */
export function createHolders(
  database: DatabaseSync,
  tell: (id: string, happening: Happening, now: number) => Reservation | null,
): Holders {
  // The rule of `find-same.ts`, of facts that are in this file: the last guard, whatever the index has said a moment before.
  const holderOf = database.prepare(
    `select id from reservations where collection = ?1 and vehicle = ?2 and state in ('held', 'reserved', 'completed')
      and (vin = '' or vin = ?3 or slug = ?4 or (stock_number <> '' and stock_number = ?5))`,
  );
  // What is bought may be for sale again one day, under another id.
  const alike = database.prepare(
    "select id from reservations where collection = ? and (vehicle = ? or (vin = ? and vin <> '')) and state in ('held', 'reserved')",
  );
  const lapseOf = (id: unknown, now: number): Reservation | null => {
    const holder = tell(String(id), { kind: 'lapse', now }, now);
    return holder && holdsVehicle(holder.state) ? holder : null;
  };
  return {
    findHolder: ({ collection, vehicleId, vin, slug, stockNumber }, now) => {
      const holders = holderOf
        .all(collection, vehicleId, vin, slug, stockNumber)
        .map(({ id }) => lapseOf(id, now));
      return holders.find((holder) => holder !== null) ?? null;
    },
    listAlike: ({ collection, vehicleId, vin }, now) =>
      alike.all(collection, vehicleId, vin).flatMap(({ id }) => lapseOf(id, now) ?? []),
  };
}
