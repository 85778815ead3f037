/** How the entries of a list that an account keeps are told apart. */
export interface ListForm<Entry> {
  keyOf: (entry: Entry) => string;
  /** What has to be told again when it changes; the key alone where nothing can change. */
  signOf?: (entry: Entry) => string;
}

/** One thing that the account does not know yet. */
export interface ListChange<Entry> {
  kind: 'save' | 'remove';
  entry: Entry;
}

/** Said of an entry that the account was asked to remove and has not answered: nobody knows whether it holds it. */
interface Leaving {
  leaving?: true;
}

const createMatch = <Entry>({ keyOf, signOf = keyOf }: ListForm<Entry>) => ({
  hasKey: (entries: readonly Entry[], one: Entry): boolean =>
    entries.some((entry) => keyOf(entry) === keyOf(one)),
  hasSign: (entries: readonly Entry[], one: Entry): boolean =>
    entries.some((entry) => !(entry as Leaving).leaving && signOf(entry) === signOf(one)),
});

/**
 * The next difference between what this browser shows and what the account is known to hold; null where there is none. What
 * was removed goes first, so that a full list has room; of what was saved, the oldest.
 */
export function findNextChange<Entry>(
  shown: readonly Entry[],
  known: readonly Entry[],
  form: ListForm<Entry>,
): ListChange<Entry> | null {
  const { hasKey, hasSign } = createMatch(form);
  const removed = known.find((entry) => !hasKey(shown, entry));
  if (removed !== undefined) return { kind: 'remove', entry: removed };
  const saved = shown.findLast((entry) => !hasSign(known, entry));
  return saved === undefined ? null : { kind: 'save', entry: saved };
}

/** What the account is known to hold once it was asked for a change. */
export const noteAsked = <Entry>(
  known: readonly Entry[],
  { kind, entry }: ListChange<Entry>,
  { keyOf }: ListForm<Entry>,
): Entry[] =>
  known.map((one) => (kind === 'remove' && keyOf(one) === keyOf(entry) ? { ...one, leaving: true } : one));

/** Without what it may hold or not. */
export const leaveOutUnsure = <Entry>(known: readonly Entry[]): Entry[] =>
  known.filter((entry) => !(entry as Leaving).leaving);

/** What the account is known to hold after a change. */
export const noteChange = <Entry>(
  known: readonly Entry[],
  { kind, entry }: ListChange<Entry>,
  { keyOf }: ListForm<Entry>,
): Entry[] => {
  const others = known.filter((one) => keyOf(one) !== keyOf(entry));
  return kind === 'save' ? [entry, ...others] : others;
};

/** What this browser shows after a change that the account refused: what the account holds, where it was (WATCH-04). */
export function takeBack<Entry>(
  shown: readonly Entry[],
  known: readonly Entry[],
  { entry }: ListChange<Entry>,
  { keyOf }: ListForm<Entry>,
): Entry[] {
  const others = shown.filter((one) => keyOf(one) !== keyOf(entry));
  const at = known.findIndex((one) => keyOf(one) === keyOf(entry));
  const held = known[at];
  if (held === undefined) return others;
  const next = known.slice(at + 1).map(keyOf);
  const before = others.findIndex((one) => next.includes(keyOf(one)));
  return before < 0 ? [...others, held] : others.toSpliced(before, 0, held);
}

/**
 * Brings together what this browser shows and what the account holds by now. What was saved or removed here since the account
 * was last known stays so.
 */
export function joinLists<Entry>(
  { shown, known, held }: Record<'shown' | 'known' | 'held', readonly Entry[]>,
  form: ListForm<Entry>,
): { joined: Entry[]; added: Entry[] } {
  const { hasKey, hasSign } = createMatch(form);
  // What the account holds of others is its own, under its own name: only what was known here can have been changed here.
  const added = shown.filter((entry) =>
    hasKey(known, entry) ? !hasSign(known, entry) && !hasSign(held, entry) : !hasKey(held, entry),
  );
  const isRemoved = (entry: Entry): boolean => hasKey(known, entry) && !hasKey(shown, entry);
  return { joined: [...added, ...held.filter((entry) => !hasKey(added, entry) && !isRemoved(entry))], added };
}
