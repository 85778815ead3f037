import { distance } from 'fastest-levenshtein';

/** The known word nearest to a mistyped one, null when none is near. */
export function findNearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  return best && best.steps <= Math.max(2, Math.floor(word.length / 3)) ? best.name : null;
}

/** ' Did you mean "Brand"?' or nothing. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known);
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}
