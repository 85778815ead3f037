import type { DatabaseSync } from 'node:sqlite';

/** The word reserved of one vehicle, as the index has to say it. */
export interface Mark {
  readonly collection: string;
  readonly vehicleId: string;
  /** Whether it is reserved here, or by the stock itself. */
  readonly reserved: boolean;
  readonly version: number;
}

/** What the index of vehicles has to say, and whether it says it. */
export interface MarkStore {
  /** What the index does not say yet. */
  listMarks: (most: number) => Mark[];
  /** The index says it. */
  noteMarked: (mark: Mark) => void;
  /** Notes which of the vehicles that are reserved here an import calls reserved too: they stay so once that is over. */
  noteOwn: (collection: string, vehicleIds: readonly string[]) => void;
  /** Ids of the vehicles of a collection that are reserved or bought. */
  listMarked: (collection: string) => string[];
  /** Collections with such vehicles. */
  listMarkedCollections: () => string[];
  /**
   * The collection was replaced: reserved vehicles are said again, and those that were marked in the new one though their
   * reservation is over by now. Of all others the new one says what the stock itself says.
   */
  markAgain: (collection: string, marked: readonly string[]) => void;
}

/** The marks of a database, and `mark`, with which the reservations alone change one. */
export function createMarkStore(
  database: DatabaseSync,
): MarkStore & { mark: (vehicle: Omit<Mark, 'version'>) => void } {
  const mark = database.prepare(`
    insert into marks (collection, vehicle, reserved, version, written) values (?, ?, ?, 1, 0)
    on conflict (collection, vehicle) do update set reserved = excluded.reserved, version = version + 1`);
  const toMark = database.prepare('select * from marks where written < version limit ?');
  const marked = database.prepare(
    'update marks set written = max(written, ?) where collection = ? and vehicle = ?',
  );
  const own = database.prepare(`
    update marks set own = vehicle in (select value from json_each(?)) where collection = ?`);
  const again = database.prepare(`
    update marks set version = version + 1
    where collection = ? and (reserved = 1 or vehicle in (select value from json_each(?)))`);
  const allMarked = database.prepare('select vehicle from marks where collection = ? and reserved = 1');
  const markedCollections = database.prepare('select distinct collection from marks where reserved = 1');
  return {
    mark: ({ collection, vehicleId, reserved }) => void mark.run(collection, vehicleId, reserved ? 1 : 0),
    listMarks: (most) =>
      toMark.all(most).map(({ collection, vehicle, reserved, own: isOwn, version }) => ({
        ...{ collection: String(collection), vehicleId: String(vehicle) },
        ...{ reserved: Number(reserved) + Number(isOwn) > 0, version: Number(version) },
      })),
    noteMarked: ({ version, collection, vehicleId }) => void marked.run(version, collection, vehicleId),
    noteOwn: (collection, vehicleIds) => void own.run(JSON.stringify(vehicleIds), collection),
    listMarked: (collection) => allMarked.all(collection).map(({ vehicle }) => String(vehicle)),
    listMarkedCollections: () => markedCollections.all().map(({ collection }) => String(collection)),
    markAgain: (collection, inNew) => void again.run(collection, JSON.stringify(inNew)),
  };
}
