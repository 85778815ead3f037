import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import {
  dropSearch,
  fetchSearches,
  keepSearch,
  type AccountSearch,
} from '#services/account/saved-searches.ts';
import { fetchWatchlist, removeCar, saveCar } from '#services/account/watchlist.ts';
import { $savedSearches } from '../garage/saved-searches.ts';
import { $savedVehicles } from '../garage/saved-vehicles.ts';
import { $searchesCopy, $watchlistCopy } from './account-copies.ts';
import { createAccountList, type AccountList } from './account-list.ts';
import { leaveKnown } from './leave-known.ts';

/** Saved vehicles of who is signed in (WATCH-02, WATCH-03). */
export const watchlist = createAccountList<SavedVehicleRecord>({
  name: 'watchlist',
  ...{ $shown: $savedVehicles, $copy: $watchlistCopy },
  keyOf: ({ id }) => id,
  ...{ fetch: fetchWatchlist, save: saveCar, remove: removeCar },
});

/** Saved searches of who is signed in. */
export const accountSearches = createAccountList<AccountSearch>({
  name: 'searches',
  ...{ $shown: $savedSearches, $copy: $searchesCopy },
  keyOf: ({ path }) => path,
  signOf: ({ name, path }) => `${path}\n${name}`,
  ...{ fetch: fetchSearches, save: keepSearch, remove: dropSearch },
});

export const accountLists = [watchlist, accountSearches] as const;

/** Takes a list off this device but for what was here before and the account never took: that is nowhere else. */
function leaveList<Entry>({ source, isWaiting }: AccountList<Entry>): void {
  leaveKnown(source);
  source.$shown.set(source.$shown.get().filter(isWaiting));
}

/** Takes off this device what an account keeps, as its owner leaves it. */
export function leaveLists(): void {
  leaveList(watchlist);
  leaveList(accountSearches);
}
