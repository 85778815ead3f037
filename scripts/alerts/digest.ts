import type { KnownStock } from '#domain/alert/merge-stock.ts';
import { isStillNews } from '#domain/alert/news.ts';
import { createSavedSearch, meetsSearch } from '#domain/alert/saved-search.ts';
import type { StockRecord } from '#domain/alert/stock-record.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { WaitingItem } from './mail-store.ts';

/** A vehicle that somebody is told about. */
export interface ToldVehicle {
  record: StockRecord;
  /** The price before, in whole dollars, where it is lower now. */
  was: number | null;
}

/** All that one person is told in one message; a vehicle stands in it once. */
export interface Digest {
  prices: ToldVehicle[];
  backs: ToldVehicle[];
  searches: { name: string; subject: string; vehicles: ToldVehicle[] }[];
  /** When the first of the alerts was agreed to; epoch seconds. */
  agreed: number;
}

/** What waits for one person, sorted out. `told` and `untrue` are ids of news. */
export interface SortedNews {
  /** Null when nothing of it is true any more. */
  digest: Digest | null;
  told: number[];
  untrue: number[];
}

/** What is known tonight. */
export interface TonightKnown {
  stock: KnownStock;
  /** What each listing of the site fixes by its path. */
  listings: ReadonlyMap<string, FixedRefinements>;
}

/** Sorts out what has waited, by the vehicles as they are now: from lower prices over vehicles that are back to searches. */
export function sortNews(items: readonly WaitingItem[], { stock, listings }: TonightKnown): SortedNews {
  const isFound = ({ subject, vehicle }: WaitingItem): boolean => {
    const [record, search] = [stock.get(vehicle), createSavedSearch(subject, listings)];
    return record !== undefined && search !== null && meetsSearch(record, search);
  };
  const isTrue = (item: WaitingItem): boolean =>
    isStillNews(item, stock.get(item.vehicle)) && (item.what !== 'match' || isFound(item));
  const news = items.filter(isTrue);
  const seen = new Set<string>();
  const take = (chosen: readonly WaitingItem[]): ToldVehicle[] =>
    chosen.flatMap(({ vehicle, was }) => {
      const record = stock.get(vehicle);
      if (!record || seen.has(vehicle)) return [];
      seen.add(vehicle);
      const isLower = was !== null && record.price !== null && record.price < was;
      return [{ record, was: isLower ? was : null }];
    });
  // The oldest price is the one that the reader knows.
  const backs = take(news.filter(({ what }) => what === 'back'));
  const prices = take(news.filter(({ what }) => what === 'price'));
  const searches = [
    ...Map.groupBy(
      news.filter(({ what }) => what === 'match'),
      ({ subject }) => subject,
    ),
  ]
    .map(([subject, found]) => ({ name: found[0]?.name ?? '', subject, vehicles: take(found) }))
    .filter(({ vehicles }) => vehicles.length > 0);
  return {
    digest:
      news.length > 0
        ? { prices, backs, searches, agreed: Math.min(...news.map(({ agreed }) => agreed)) }
        : null,
    told: news.map(({ id }) => id),
    untrue: items.filter((item) => !news.includes(item)).map(({ id }) => id),
  };
}
