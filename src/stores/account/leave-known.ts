import { leaveOutUnsure } from '#domain/account/account-list.ts';
import type { SignedIn } from '#domain/account/session.ts';
import type { AccountListSource } from './account-list.ts';

/**
 * Takes what an account has off this device, unless it is the account of `user`; what was saved here and the account has not heard of yet waits. What was removed
 * here comes back with the account: from a page that slept while all was taken off elsewhere, it could not be told apart.
 */
export function leaveKnown<Entry>(
  { $shown, $copy, keyOf, signOf = keyOf }: AccountListSource<Entry>,
  user: SignedIn | null = null,
): void {
  const copy = $copy.get();
  if (!copy || copy.account === user?.id) return;
  const known = leaveOutUnsure(copy.entries).map(signOf);
  $copy.set(null);
  $shown.set($shown.get().filter((entry) => !known.includes(signOf(entry))));
}
