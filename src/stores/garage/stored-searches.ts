import { encodeKept, persistentAtom } from '../site/persistent.ts';
import { sameOriginPath } from '#domain/page/same-origin-path.ts';

/** A search as the browser keeps it: what it is called, under the name `Word`, and the path that leads to it. */
export type StoredSearch<Word extends string> = Record<Word | 'path', string>;

/**
 * A list of searches kept in the browser under `forecourt:<name>`, shared by all tabs. Entries may come from a visitor
 * or an older release: those without their word, or with a path to another site, are left out.
 */
export function storeSearches<Word extends string>(name: string, word: Word) {
  const isKept = (value: unknown): value is StoredSearch<Word> => {
    if (typeof value !== 'object' || value === null) return false;
    const { path, [word]: said } = value as Partial<Record<string, unknown>>;
    return typeof said === 'string' && typeof path === 'string' && sameOriginPath(path) !== null;
  };
  return persistentAtom<StoredSearch<Word>[]>(`forecourt:${name}`, [], {
    encode: encodeKept,
    decode: (text) => {
      try {
        const value: unknown = JSON.parse(text);
        return Array.isArray(value) ? value.filter(isKept) : [];
      } catch {
        return [];
      }
    },
  });
}
