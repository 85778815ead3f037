import { sameOriginPath } from '#domain/page/same-origin-path.ts';
import { storeSearches, type StoredSearch } from '../garage/stored-searches.ts';

/** A search that was made: its words, and the path that leads to it again. */
export type PastSearch = StoredSearch<'words'>;

const most = 5;

/** The five latest searches, the newest first (SRCH-17). */
export const $searchHistory = storeSearches('searches', 'words');

/** Nobody is promised it: a browser that has no room for it searches all the same. */
function keep(searches: PastSearch[]): void {
  try {
    $searchHistory.set(searches);
  } catch (error) {
    console.warn('The search could not be remembered.', error);
  }
}

/** Remembers a search; the same words again move to the front. */
export function rememberSearch(words: string, path: string): void {
  const said = words.trim().slice(0, 200);
  if (!said || sameOriginPath(path) === null) return;
  const others = $searchHistory.get().filter((past) => past.words.toLowerCase() !== said.toLowerCase());
  keep([{ words: said, path }, ...others].slice(0, most));
}

/**
 * Remembers the search of an address that is not in the history yet: from a form sent before its script ran, or from a
 * link elsewhere.
 */
export function rememberAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const path = pathname + search;
  const words = new URLSearchParams(search).get('query') ?? '';
  if (!$searchHistory.get().some((past) => past.path === path)) rememberSearch(words, path);
}

export const forgetSearches = (): void => keep([]);
