/** Counts what was altered or dropped on the way, so that nothing is changed in silence. */
export interface Notes {
  add: (field: string, note: string) => void;
  /** Most frequent first. */
  list: () => { field: string; note: string; count: number }[];
}

/** Kinds kept apart; the values of a free-text column must not grow the memory. */
const mostKinds = 400;

export function createNotes(): Notes {
  const counts = new Map<string, { field: string; note: string; count: number }>();
  return {
    add: (field, note) => {
      const key = `${field}\0${note}`;
      const kept = counts.has(key) || counts.size < mostKinds ? key : `${field}\0…`;
      const entry = counts.get(kept) ?? { field, note: kept === key ? note : 'other changes', count: 0 };
      entry.count += 1;
      counts.set(kept, entry);
    },
    list: () => [...counts.values()].sort((a, b) => b.count - a.count || a.field.localeCompare(b.field)),
  };
}
