import { meetsSearch, type SavedSearch } from './saved-search.ts';
import type { StockRecord } from './stock-record.ts';

/** `price`: it costs less; `back`: it can be bought again; `match`: a saved search finds it for the first time. */
export type NewsKind = 'price' | 'back' | 'match';

/** Seconds that a vehicle must have been gone to be new to a search again: feeds lose rows for a night or two. */
const newAgainAfter = 14 * 86_400;

/** Seconds that a vehicle must have been missing to be back: one night without it is a mistake of a feed. */
const backAfter = 36 * 3_600;

/** Whether a price is lower. Two kinds of price, such as with and without charges, cannot be compared. */
export const isCheaper = (was: StockRecord, now: StockRecord): boolean =>
  was.price !== null && now.price !== null && now.price < was.price && was.priceType === now.priceType;

const wasMissedShortly = ({ standing, goneSince }: StockRecord, time: number): boolean =>
  standing === 'missing' && goneSince !== null && time - goneSince < backAfter;

/**
 * The news of a vehicle for whoever saved it. What cannot be bought now is none, and what nobody knew before neither.
 *
 * @param was what is remembered of this very vehicle
 * @param time epoch seconds of this night
 */
export function findVehicleNews(
  was: StockRecord | undefined,
  now: StockRecord,
  time: number,
): 'price' | 'back' | null {
  if (!was || now.standing !== 'available') return null;
  if (was.standing !== 'available' && !wasMissedShortly(was, time)) return 'back';
  return isCheaper(was, now) ? 'price' : null;
}

/**
 * Whether a vehicle that has changed is news for a saved search: it can be bought, and the search did not show it before.
 *
 * @param was what is remembered of this very vehicle
 * @param time epoch seconds of this night
 */
export function isNewMatch(
  was: StockRecord | undefined,
  now: StockRecord,
  search: SavedSearch,
  time: number,
): boolean {
  if (now.standing !== 'available' || !meetsSearch(now, search)) return false;
  if (!was?.wasOffered) return true;
  if (was.goneSince !== null) return time - was.goneSince >= newAgainAfter;
  return !meetsSearch(was, search);
}

/** News that waits to be told, and the vehicle as it is now. */
export interface WaitingNews {
  what: NewsKind;
  /** The price before, in whole dollars; null where it is not lower now. */
  was: number | null;
}

/** Whether waiting news is still true. What is no longer to be had, or as dear as before, is told to nobody. */
export function isStillNews({ what, was }: WaitingNews, now: StockRecord | undefined): boolean {
  if (now?.standing !== 'available') return false;
  return what !== 'price' || (was !== null && now.price !== null && now.price < was);
}
