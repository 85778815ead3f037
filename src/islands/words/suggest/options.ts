import { emptyListing } from '#domain/listing/state.ts';
import { applyUnderstanding } from '#domain/words/listing.ts';
import type { KnownName } from '#domain/words/known-names.ts';
import { isUnderstood } from '#domain/words/describe-understood.ts';
import type { Understanding } from '#domain/words/understanding.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import type { ListingPath } from '#domain/listing/path.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import type { PastSearch } from '#stores/words/search-history.ts';
import type { Suggestions } from '#stores/words/suggestions.ts';

/** How addresses of listings are written. */
export interface ListingAddresses {
  /** Of the listing of everything. */
  path: ListingPath;
  style: ListingRules['urlStyle'];
}

/** One row of the list: where it leads, and what it is made of. */
export type Option =
  | { kind: 'understood' | 'text'; href: string; understood: Understanding; total: number | null }
  | { kind: 'name'; href: string; name: KnownName }
  | { kind: 'vehicle'; href: string; vehicle: Suggestions['vehicles'][0] }
  | { kind: 'page'; href: string; title: string }
  | { kind: 'recent'; href: string; words: string };

/** Where a search in words leads. */
export const findSearchPath = (understood: Understanding, { path, style }: ListingAddresses): string =>
  path + formatSearchUrl(applyUnderstanding(understood), style);

function findNamePath({ make, model }: KnownName, { path, style }: ListingAddresses): string {
  return (
    path +
    formatSearchUrl({ ...emptyListing, lists: { make: [make], ...(model ? { model: [model] } : {}) } }, style)
  );
}

/** The rows of suggestions: the understood filters, names and vehicles; past searches while the field is empty. */
export function createOptions(
  { typed, understood, names, vehicles, pages, total }: Suggestions,
  past: readonly PastSearch[],
  addresses: ListingAddresses,
): Option[] {
  const nameRows = names.map((name): Option => ({ kind: 'name', href: findNamePath(name, addresses), name }));
  if (!typed || !understood)
    return [...past.map(({ words, path }): Option => ({ kind: 'recent', href: path, words })), ...nameRows];
  const href = findSearchPath(understood, addresses);
  const kind = isUnderstood(understood) ? 'understood' : 'text';
  return [
    // Nothing is left of 'not white'.
    ...(kind === 'understood' || understood.text ? [{ kind, href, understood, total } as const] : []),
    // What the words mean may be a name and nothing else.
    ...nameRows.filter((row) => row.href !== href),
    ...pages.map(([title, href]): Option => ({ kind: 'page', href, title })),
    ...vehicles.map((vehicle): Option => ({ kind: 'vehicle', href: `/cars/${vehicle.slug}/`, vehicle })),
  ];
}
