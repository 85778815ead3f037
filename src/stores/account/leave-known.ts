import { leaveOutUnsure } from '#domain/account/account-list.ts';
import type { AccountListSource } from './account-list.ts';

/**
 * Takes off this device what the account has; what was saved here and the account has not heard of yet waits. What was removed
 * here comes back with the account: from a page that slept while all was taken off elsewhere, it could not be told apart.
 */
export function leaveKnown<Entry>({ $shown, $copy, keyOf, signOf = keyOf }: AccountListSource<Entry>): void {
  const copy = $copy.get();
  if (!copy) return;
  const known = leaveOutUnsure(copy.entries).map(signOf);
  $copy.set(null);
  $shown.set($shown.get().filter((entry) => !known.includes(signOf(entry))));
}
