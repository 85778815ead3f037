import { persistentAtom } from '@nanostores/persistent';

/**
 * A list kept in the browser under `forecourt:<name>`, shared by all tabs. What a visitor or an older release left
 * there is read entry by entry; an entry that `accept` refuses is left out.
 */
export function keepList<Entry>(name: string, accept: (value: unknown) => value is Entry) {
  return persistentAtom<Entry[]>(`forecourt:${name}`, [], {
    encode: JSON.stringify,
    decode: (text) => {
      try {
        const value: unknown = JSON.parse(text);
        return Array.isArray(value) ? value.filter(accept) : [];
      } catch {
        return [];
      }
    },
  });
}
