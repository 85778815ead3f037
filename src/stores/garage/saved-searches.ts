import { sameOriginPath } from '#domain/page/same-origin-path.ts';
import { storeSearches } from './stored-searches.ts';

/** Searches of one device beyond which no further one is asked for; of two that share an account twice as many come together. */
export const mostSearches = 20;

/** Listings that a shopper wants to come back to, the newest first; no two with the same path. */
export const $savedSearches = storeSearches('saved-searches', 'name');

/** Saves a listing, or names it anew when it is saved already. A full list stays as it is. */
export function saveSearch(name: string, path: string): void {
  const said = name.trim().slice(0, 120);
  if (!said || sameOriginPath(path) === null) return;
  const others = $savedSearches.get().filter((saved) => saved.path !== path);
  if (others.length < 2 * mostSearches) $savedSearches.set([{ name: said, path }, ...others]);
}

export function removeSavedSearch(path: string): void {
  $savedSearches.set($savedSearches.get().filter((saved) => saved.path !== path));
}
