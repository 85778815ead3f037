import { emptyListing } from '#domain/listing-state.ts';
import { applyUnderstanding } from '#domain/query/listing.ts';
import type { KnownName } from '#domain/query/known-names.ts';
import { isUnderstood } from '#domain/query/understand.ts';
import type { Understanding } from '#domain/query/understanding.ts';
import { formatSearchUrl } from '#domain/search-url.ts';
import type { StockRules } from '#domain/site.ts';
import type { PastSearch } from '#stores/search-history.ts';
import type { Suggestions } from '#stores/suggestions.ts';

type Style = StockRules['urlStyle'];

/** One row of the list: where it leads, and what it is made of. */
export type Option =
  | { kind: 'understood' | 'text'; href: string; understood: Understanding; total: number | null }
  | { kind: 'name'; href: string; name: KnownName }
  | { kind: 'vehicle'; href: string; vehicle: Suggestions['vehicles'][0] }
  | { kind: 'recent'; href: string; words: string };

const listing = '/search/';

/** Where a search in words leads. */
export const findSearchPath = (understood: Understanding, style: Style): string =>
  listing + formatSearchUrl(applyUnderstanding(understood), style);

function findNamePath({ make, model }: KnownName, style: Style): string {
  return (
    listing +
    formatSearchUrl({ ...emptyListing, lists: { make: [make], ...(model ? { model: [model] } : {}) } }, style)
  );
}

/** The rows for what is typed: what the words mean, names, vehicles; before anything is typed, past searches. */
export function createOptions(
  { typed, understood, names, vehicles, total }: Suggestions,
  past: readonly PastSearch[],
  style: Style,
): Option[] {
  const nameRows = names.map((name): Option => ({ kind: 'name', href: findNamePath(name, style), name }));
  if (!typed || !understood)
    return [...past.map(({ words, path }): Option => ({ kind: 'recent', href: path, words })), ...nameRows];
  const href = findSearchPath(understood, style);
  return [
    { kind: isUnderstood(understood) ? 'understood' : 'text', href, understood, total },
    // What the words mean may be a name and nothing else.
    ...nameRows.filter((row) => row.href !== href),
    ...vehicles.map((vehicle): Option => ({ kind: 'vehicle', href: `/cars/${vehicle.slug}/`, vehicle })),
  ];
}
