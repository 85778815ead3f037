import { distance } from 'fastest-levenshtein';

/** No name that anybody meant is longer. */
const longest = 80;

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether two names differ by two letters that changed places (Kai, Kia). */
function isSwapped(a: string, b: string): boolean {
  const apart = [...a].findIndex((letter, index) => letter !== b[index]);
  return (
    apart >= 0 &&
    a[apart] === b[apart + 1] &&
    a[apart + 1] === b[apart] &&
    a.slice(apart + 2) === b.slice(apart + 2)
  );
}

/** How far apart two names are; a shortened word (opening_hrs, openingHours) counts as near. */
function gap(a: string, b: string): number {
  const prefix = Math.min(a.length, b.length) > 2 && (b.startsWith(a) || a.startsWith(b)) ? 1 : 0;
  return isSwapped(a, b) ? 1 : distance(a, b) - prefix * 2;
}

/** The candidate that somebody who wrote `word` probably meant, or null when nothing is near. */
export function findNearest(word: string, candidates: readonly string[]): string | null {
  if (word.length > longest) return null;
  const written = plain(word);
  const { length } = written;
  // Short words allow one wrong letter, because with two any short word would match.
  const allowed = length < 4 ? Math.min(1, length - 1) : Math.max(2, Math.ceil(length / 3));
  let best: { candidate: string; gap: number } | null = null;
  for (const candidate of candidates) {
    const other = plain(candidate);
    // What differs by its length alone need not be compared letter by letter.
    if (Math.abs(other.length - length) > allowed + 2) continue;
    const current = gap(written, other);
    if (current <= allowed && (best === null || current < best.gap)) best = { candidate, gap: current };
  }
  return best?.candidate ?? null;
}

/** ' Did you mean x?', or '' when nothing is near. */
export function suggestNearest(word: string, candidates: readonly string[]): string {
  const nearest = findNearest(word, candidates);
  return nearest === null ? '' : ` Did you mean ${nearest}?`;
}

/** Whoever has more wrong names than these has another file in the place of this one. */
const mostSuggested = 20;

/** `suggestNearest` for the names of one list: the first twenty are compared with all candidates, which takes its time. */
export function createSuggest(): typeof suggestNearest {
  let asked = 0;
  return (word, candidates) => {
    asked += 1;
    return asked <= mostSuggested ? suggestNearest(word, candidates) : '';
  };
}
