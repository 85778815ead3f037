import type { StockRecord } from './stock-record.ts';

/** The vehicles that a dealer has and had, by id. */
export type KnownStock = ReadonlyMap<string, StockRecord>;

/** Seconds for which a gone vehicle is remembered, so that it can come back. */
const remembered = 180 * 86_400;

/** Number of vehicles that are listed, reserved ones included. */
export const countListed = (stock: KnownStock): number =>
  [...stock.values()].filter(({ goneSince }) => goneSince === null).length;

/**
 * The stock of this night together with what is remembered: vehicles that left it are missing, for 180 days. What was known
 * before goes on counting.
 *
 * @param former what is known of the very vehicles of this night
 * @param time epoch seconds of this night
 */
export function mergeStock(former: KnownStock, tonight: KnownStock, time: number): KnownStock {
  const merged = new Map<string, StockRecord>();
  // Later than now is a night whose clock was ahead.
  const begin = (was: StockRecord | undefined): number => Math.min(was?.goneSince ?? time, time);
  for (const [id, record] of tonight) {
    const was = former.get(id);
    merged.set(id, {
      ...record,
      // A night whose feed shows none forgets none.
      vin: record.vin ?? was?.vin ?? null,
      goneSince: record.standing === 'gone' ? begin(was) : null,
      wasOffered: record.wasOffered || (was?.wasOffered ?? false),
    });
  }
  for (const [id, was] of former) {
    if (tonight.has(id) || time - (was.goneSince ?? time) >= remembered) continue;
    merged.set(id, { ...was, standing: 'missing', goneSince: begin(was), lists: {}, ranges: {}, words: '' });
  }
  return merged;
}

/** Ids of vehicles that differ from the night before, in the order of this night. */
export const findChanged = (former: KnownStock, now: KnownStock): string[] =>
  [...now]
    .filter(([id, record]) => JSON.stringify(former.get(id)) !== JSON.stringify(record))
    .map(([id]) => id);

/** The stock of the first night: everything in it was offered before, so nothing of it is new. */
export const beginStock = (tonight: KnownStock): KnownStock =>
  new Map([...tonight].map(([id, record]) => [id, { ...record, wasOffered: record.goneSince === null }]));
