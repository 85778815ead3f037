import { squash } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A make, or a model of it, that can be gone to at once. */
export interface KnownName {
  make: string;
  model: string | null;
  count: number;
}

/**
 * Makes and models that begin with what has been typed so far ('hil', 'toyota hil', 'benz'), most frequent first.
 * Nothing typed gives the makes with the most vehicles.
 */
export function findKnownNames(vocabulary: Vocabulary, typed: string, most: number): KnownName[] {
  const wanted = squash(typed);
  const makes = (vocabulary.values['make'] ?? []).map(([make, count]) => ({ make, model: null, count }));
  const byCount = (a: KnownName, b: KnownName): number => b.count - a.count;
  if (!wanted) return makes.toSorted(byCount).slice(0, most);
  const startsAWord = (name: string): boolean =>
    name.split(/[\s-]+/).some((_, index, words) => squash(words.slice(index).join('')).startsWith(wanted));
  const models = vocabulary.models.map(([make, model, count]) => ({ make, model, count }));
  return [
    ...makes.filter(({ make }) => startsAWord(make)).sort(byCount),
    ...models
      .filter(({ make, model }) => startsAWord(model) || squash(make + model).startsWith(wanted))
      .sort(byCount),
  ].slice(0, most);
}
