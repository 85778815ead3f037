import { distance } from 'fastest-levenshtein';

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How far apart two names are; a shortened word (opening_hrs, openingHours) counts as near. */
function gap(word: string, candidate: string): number {
  const [a, b] = [plain(word), plain(candidate)];
  const prefix = Math.min(a.length, b.length) > 2 && (b.startsWith(a) || a.startsWith(b)) ? 1 : 0;
  return distance(a, b) - prefix * 2;
}

/** The candidate that somebody who wrote `word` probably meant, or null when nothing is near. */
export function findNearest(word: string, candidates: readonly string[]): string | null {
  const { length } = plain(word);
  // Short words allow one wrong letter, because with two any short word would match.
  const allowed = length < 4 ? Math.min(1, length - 1) : Math.max(2, Math.ceil(length / 3));
  let best: { candidate: string; gap: number } | null = null;
  for (const candidate of candidates) {
    const current = gap(word, candidate);
    if (current <= allowed && (best === null || current < best.gap)) best = { candidate, gap: current };
  }
  return best?.candidate ?? null;
}

/** ' Did you mean x?', or '' when nothing is near. */
export function suggestNearest(word: string, candidates: readonly string[]): string {
  const nearest = findNearest(word, candidates);
  return nearest === null ? '' : ` Did you mean ${nearest}?`;
}
