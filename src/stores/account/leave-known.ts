import type { AccountList } from './account-list.ts';

/** Takes off this device what the account has; what the account has not heard of yet waits for the same owner. */
export function leaveKnown<Entry>({ $shown, $copy, source }: AccountList<Entry>): void {
  const copy = $copy.get();
  if (!copy) return;
  const sign = source.signOf ?? source.keyOf;
  const leaveOut = (entries: readonly Entry[], others: readonly Entry[]): Entry[] => {
    const signs = others.map(sign);
    return entries.filter((entry) => !signs.includes(sign(entry)));
  };
  const shown = $shown.get();
  const saved = leaveOut(shown, copy.entries);
  const removed = leaveOut(copy.entries, shown);
  $copy.set(saved.length + removed.length > 0 ? { ...copy, entries: removed } : null);
  $shown.set(saved);
}
