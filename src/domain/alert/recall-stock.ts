import type { KnownStock } from './merge-stock.ts';
import { isCalledAlike, isSameVehicle, isTakenFor, type StockRecord } from './stock-record.ts';

/** An id that belongs to another vehicle now than the night before. */
export interface HandedOn {
  id: string;
  /** Whether whoever saved the former one would take it for that: it has its address or its name, or its stock number and model. */
  isAlike: boolean;
}

export interface RecalledStock {
  /** What the night before knew of each vehicle by the id that it has now, and of ids that nothing has now. */
  former: KnownStock;
  handedOn: HandedOn[];
}

type Known = readonly [id: string, record: StockRecord];

const findLastGone = (records: readonly Known[]): Known =>
  records.reduce((last, one) => ((one[1].goneSince ?? 0) > (last[1].goneSince ?? 0) ? one : last));

/** The id of each VIN that a stock has once: the one that it has now, else the last one that it had. */
function listVins(stock: KnownStock): Map<string, string> {
  const ids = new Map<string, string>();
  const known = [...stock].filter(([, { vin }]) => vin);
  for (const [vin, records] of Map.groupBy(known, ([, record]) => record.vin ?? '')) {
    const [present, another] = records.filter(([, { standing }]) => standing !== 'missing');
    const [id] = present ?? findLastGone(records);
    if (!another) ids.set(vin, id);
  }
  return ids;
}

/** Of vehicles that left their ids, the former id by VIN, where each of both nights has that VIN once. */
function findMoved(before: KnownStock, tonight: KnownStock): Map<string, string> {
  const now = listVins(tonight);
  return new Map(
    [...listVins(before)].filter(([vin, id]) => {
      const [was, record] = [before.get(id), tonight.get(id)];
      const hasStayed = was && record && isTakenFor(was, record);
      return now.has(vin) && !hasStayed;
    }),
  );
}

/**
 * What the night before knew of the vehicles of this one. An import may hand ids on, to new vehicles or among those of the stock,
 * and may number all of them anew: a vehicle whose id was of another one, or of none, is known by its VIN. Of one that is called
 * alike under another VIN nothing is known: the VIN may be corrected, or it may be a twin.
 */
export function recallStock(before: KnownStock, tonight: KnownStock): RecalledStock {
  const former = new Map(before);
  const handedOn: HandedOn[] = [];
  const moved = findMoved(before, tonight);
  for (const [id, record] of tonight) {
    const was = before.get(id);
    const isSame = was !== undefined && isSameVehicle(was, record);
    if (isSame && was.standing !== 'missing') continue;
    const isAlike = was !== undefined && isCalledAlike(was, record);
    if (was && !isSame) handedOn.push({ id, isAlike });
    const last = isAlike && !isSame ? undefined : moved.get(record.vin ?? '');
    const known = last === undefined ? undefined : before.get(last);
    if (known) former.set(id, known);
    else if (!isSame) former.delete(id);
  }
  return { former, handedOn };
}
