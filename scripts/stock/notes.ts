/** One kind of note: how often it was made, and on which line of the feed for the first time. */
export interface Note {
  field: string;
  note: string;
  count: number;
  /** Null when nobody said the line. */
  line: number | null;
}

/** Counts what was altered or dropped on the way, so that nothing is changed in silence. */
export interface Notes {
  add: (field: string, note: string, seen?: { times?: number; line?: number }) => void;
  /** Most frequent first. */
  list: () => Note[];
}

/** Kinds kept apart; the values of a free-text column must not grow the memory. */
const mostKinds = 400;

export function createNotes(): Notes {
  const counts = new Map<string, Note>();
  return {
    add: (field, note, { times = 1, line } = {}) => {
      const key = `${field}\0${note}`;
      const kept = counts.has(key) || counts.size < mostKinds ? key : `${field}\0…`;
      const named = kept === key ? note : 'other changes';
      const entry = counts.get(kept) ?? { field, note: named, count: 0, line: line ?? null };
      entry.count += times;
      counts.set(kept, entry);
    },
    list: () => [...counts.values()].sort((a, b) => b.count - a.count || a.field.localeCompare(b.field)),
  };
}

/** Notes of one row, kept back until it is known whether the row becomes a vehicle: what is rejected is not altered. */
export function createRowNotes(notes: Pick<Notes, 'add'>): Pick<Notes, 'add'> & { keep: () => void } {
  const made: Parameters<Notes['add']>[] = [];
  return {
    add: (...note) => made.push(note),
    keep: () => {
      for (const note of made) notes.add(...note);
    },
  };
}
