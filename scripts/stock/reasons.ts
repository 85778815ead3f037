/** One kind of reason for which rows were rejected. */
export interface Reason {
  reason: string;
  count: number;
  /** Line of the feed on which it was met first. */
  line: number;
}

/** Kinds kept apart; what a feed holds must not grow the memory. */
const mostKinds = 200;

/** Counts reasons without what differs from row to row: what was found, and lines of other rows. */
export function createReasons(): { add: (reason: string, line: number) => void; list: () => Reason[] } {
  const kinds = new Map<string, Reason>();
  return {
    add: (reason, line) => {
      const kind = withoutParticulars(reason);
      const kept = kinds.has(kind) || kinds.size < mostKinds ? kind : 'other reasons';
      const entry = kinds.get(kept) ?? { reason: kept, count: 0, line };
      entry.count += 1;
      kinds.set(kept, entry);
    },
    list: () => [...kinds.values()].sort((a, b) => b.count - a.count || a.line - b.line),
  };
}

/** `year (column Year): expected a number, found "soon"` is `year (column Year): expected a number`. */
const withoutParticulars = (reason: string): string =>
  reason
    .replaceAll(/, found .*?(?=: (?:thousands|no vehicle)|; [a-z_]+[ :(.]|$)/gs, '')
    .replaceAll(/Write \S+ or \S+?, or let/g, 'Let')
    .replaceAll(/\bline \d+/g, 'an earlier line')
    .replaceAll(/ \([^()]*\)$/g, (end) => (end.startsWith(' (column') ? end : ''))
    .slice(0, 300);
