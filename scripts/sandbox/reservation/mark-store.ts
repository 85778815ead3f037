import type { DatabaseSync } from 'node:sqlite';
import type { KnownVehicle } from '../api/find-same.ts';

/** The word reserved of one vehicle, known as who reserved it knew it, as the index has to say it. */
export interface Mark extends KnownVehicle {
  readonly collection: string;
  /** Whether it is reserved here. */
  readonly reserved: boolean;
  /** Whether the stock itself calls it reserved; null while its document says that alone, and nobody has read it. */
  readonly own: boolean | null;
  readonly version: number;
}

/** What the index of vehicles has to say, and whether it says it. */
export interface MarkStore {
  /** What the index does not say yet. */
  listMarks: (most: number) => Mark[];
  /** The index says it. */
  noteMarked: (mark: Mark) => void;
  /** Notes what the stock itself says of a vehicle, before its document says that it is reserved here. */
  noteOwn: (mark: Mark, own: boolean) => void;
  /** The vehicles of a collection that are reserved or bought. */
  listMarked: (collection: string) => KnownVehicle[];
  /** Those of them whose documents have said so. */
  listTold: (collection: string) => KnownVehicle[];
  /** Collections with such vehicles. */
  listMarkedCollections: () => string[];
  /** The documents of a collection were replaced, nobody knows by which: reserved vehicles are said again. */
  markAgain: (collection: string) => void;
  /**
   * The stock of a collection was replaced by one that was marked before. Reserved vehicles are said again, and those that were
   * marked in it though their reservation is over by now. Of all others it says what the stock itself says.
   *
   * @param marked what the stock itself says of each vehicle that was marked
   */
  noteStock: (collection: string, marked: ReadonlyMap<string, boolean>) => void;
}

const readMarked = ({ vehicle, vin, slug, stock }: Record<string, unknown>): KnownVehicle => ({
  vehicleId: String(vehicle),
  vin: String(vin),
  slug: String(slug),
  stockNumber: String(stock),
});

/** The marks of a database, and `mark`, with which the reservations alone change one. */
export function createMarkStore(
  database: DatabaseSync,
): MarkStore & { mark: (vehicle: Pick<Mark, 'collection' | 'vehicleId' | 'reserved'>) => void } {
  const ofMark = 'reservations.collection = marks.collection and reservations.vehicle = marks.vehicle';
  // Of several under one id: whoever has it; else who had it last. A hold marks nothing, and may be of another vehicle.
  const order = "state in ('reserved', 'completed') desc, state = 'held', changed_at desc";
  const last = (column: string): string =>
    `coalesce((select ${column} from reservations where ${ofMark} order by ${order} limit 1), '')`;
  // What is bought may be for sale again one day, under another id: nobody follows its VIN.
  const known = `${last('slug')} as slug, ${last('stock_number')} as stock,
    iif(exists (select 1 from reservations where ${ofMark} and state = 'completed'), '', ${last('vin')}) as vin`;
  // Since the last reservation was over and said, the yard may have changed its own word.
  const mark = database.prepare(`
    insert into marks (collection, vehicle, reserved, version, written, own) values (?, ?, ?, 1, 0, -1)
    on conflict (collection, vehicle) do update set reserved = excluded.reserved, version = version + 1,
      own = case when reserved = 0 and excluded.reserved = 1 and written >= version then -1 else own end`);
  // In no order: those that are refused for good come before no others for ever.
  const toMark = database.prepare(
    `select *, ${known} from marks where written < version order by random() limit ?`,
  );
  const marked = database.prepare(
    'update marks set written = max(written, ?) where collection = ? and vehicle = ?',
  );
  const own = database.prepare('update marks set own = ? where collection = ? and vehicle = ? and own < 0');
  const again = database.prepare(
    'update marks set version = version + 1 where collection = ? and reserved = 1',
  );
  const replaced = database.prepare(`
    with known as (select key, value from json_each(?))
    update marks set
      version = version + (reserved = 1 or vehicle in (select key from known)),
      own = case when vehicle not in (select key from known) then -1
        else vehicle in (select key from known where value) end
    where collection = ?`);
  const allMarked = database.prepare(
    `select vehicle, ${known} from marks where collection = ? and reserved = 1`,
  );
  const allTold = database.prepare(
    `select vehicle, ${known} from marks where collection = ? and reserved = 1 and own >= 0`,
  );
  const markedCollections = database.prepare('select distinct collection from marks where reserved = 1');
  return {
    mark: ({ collection, vehicleId, reserved }) => void mark.run(collection, vehicleId, reserved ? 1 : 0),
    listMarks: (most) =>
      toMark.all(most).map(({ collection, reserved, own: said, version, ...row }) => ({
        ...{ collection: String(collection), ...readMarked(row), version: Number(version) },
        ...{ reserved: reserved === 1, own: Number(said) < 0 ? null : said === 1 },
      })),
    noteMarked: ({ version, collection, vehicleId }) => void marked.run(version, collection, vehicleId),
    noteOwn: ({ collection, vehicleId }, said) => void own.run(said ? 1 : 0, collection, vehicleId),
    listMarked: (collection) => allMarked.all(collection).map(readMarked),
    listTold: (collection) => allTold.all(collection).map(readMarked),
    listMarkedCollections: () => markedCollections.all().map(({ collection }) => String(collection)),
    markAgain: (collection) => void again.run(collection),
    noteStock: (collection, known) =>
      void replaced.run(JSON.stringify(Object.fromEntries(known)), collection),
  };
}
