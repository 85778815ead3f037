import type { AccountList } from './account-list.ts';
import { accountSearches, watchlist } from './account-lists.ts';
import { leaveKnown } from './leave-known.ts';

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
