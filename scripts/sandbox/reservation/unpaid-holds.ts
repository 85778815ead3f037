import type { DatabaseSync } from 'node:sqlite';
import { findContact } from '../account/is-of-person.ts';
import { PeriodMemory } from '../door/period-memory.ts';

/**
 * Vehicles that one connection may hold at once without a deposit, and of these one person. Whoever pays may hold the next: an
 * office or a network of phones behind one address is not stopped by its size, and nobody keeps a whole yard from others for
 * nothing. What is held from elsewhere in somebody's name does not count against them.
 */
export const mostUnpaid = { person: 3, connection: 8 } as const;

/** Who asks for one more vehicle. */
export interface Asker {
  connection: string;
  phone: string;
  email: string;
}

/** Why not one more, and the epoch seconds at which a hold runs out so that there is room. */
export interface TooManyHolds {
  by: keyof typeof mostUnpaid;
  until: number;
}

export interface UnpaidHolds {
  /** What keeps somebody from one more; null for nothing. */
  judge: (asker: Asker, now: number) => TooManyHolds | null;
  /** Notes whose connection a new hold came from, in memory alone. */
  note: (connection: string, id: string, now: number) => void;
}

/** Lets everybody hold everything. */
export const noHoldLimits: UnpaidHolds = { judge: () => null, note: () => undefined };

/** When there is room again among holds with these ends; null where there is room now. */
function findRoom(by: TooManyHolds['by'], holds: readonly { until: number }[]): TooManyHolds | null {
  const ends = holds.map(({ until }) => until).sort((one, other) => one - other);
  const until = ends[ends.length - mostUnpaid[by]];
  return until === undefined ? null : { by, until };
}

/** Milliseconds for which connections are remembered; holds are shorter. */
const period = 86_400_000;

/** Counts the unpaid holds of the database of reservations. Times are in epoch seconds. */
export function createUnpaidHolds(database: DatabaseSync): UnpaidHolds {
  const one = database.prepare(
    "select id, until, phone, email from reservations where id = ? and state = 'held' and until > ?",
  );
  const connections = new PeriodMemory<readonly string[]>(period);
  const read = (connection: string, now: number) =>
    (connections.find(connection, now * 1_000)?.value ?? []).flatMap((id) => {
      const row = one.get(id, now);
      if (!row) return [];
      const [phone, email] = [String(row['phone']), String(row['email'])];
      return [{ id, until: Number(row['until']), ...findContact({ phone, email }) }];
    });
  return {
    judge: ({ connection, phone, email }, now) => {
      const holds = read(connection, now);
      const asker = findContact({ phone, email });
      // One of six digits is read as none: it belongs to nobody alone.
      const own = holds.filter(
        (hold) => (asker.number !== '' && hold.number === asker.number) || hold.email === asker.email,
      );
      return findRoom('person', own) ?? findRoom('connection', holds);
    },
    note: (connection, id, now) => {
      const at = now * 1_000;
      // Those that are paid or over are forgotten.
      connections.remember(connection, [...read(connection, now).map((hold) => hold.id), id], at);
    },
  };
}
