import { sameOriginPath } from '#domain/same-origin-path.ts';
import { keepList } from './kept-list.ts';

/** A listing that a shopper wants to come back to. */
export interface SavedSearch {
  name: string;
  /** Path of the listing with its filters; no two are saved with the same. */
  path: string;
}

const most = 20;

const isSavedSearch = (value: unknown): value is SavedSearch =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  sameOriginPath(value.path) !== null;

/** Kept in the browser only, the newest first. */
export const $savedSearches = keepList('saved-searches', isSavedSearch);

/** Saves a listing, or names it anew when it is saved already. */
export function saveSearch(name: string, path: string): void {
  const said = name.trim().slice(0, 120);
  if (!said || sameOriginPath(path) === null) return;
  const others = $savedSearches.get().filter((saved) => saved.path !== path);
  $savedSearches.set([{ name: said, path }, ...others].slice(0, most));
}

export function removeSavedSearch(path: string): void {
  $savedSearches.set($savedSearches.get().filter((saved) => saved.path !== path));
}
