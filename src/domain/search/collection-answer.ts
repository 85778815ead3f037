import { stripMarks } from '../site/slug.ts';
import type { CollectionKind } from './collection-kinds.ts';
import { isInside } from './value-range.ts';
import { facetsOf, type Facet, type SearchKind } from './kind.ts';
import type { FacetCounts, SearchResult } from './result.ts';
import type { SearchState } from './state.ts';

/** Reads 'model.body' from a document. */
function readField(document: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      document,
    );
}

const fold = (text: string): string => stripMarks(text, 'NFKD').toLowerCase();

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word of the query begins a word of the document. */
function matchesText(document: unknown, { queryFields }: CollectionKind, query: string): boolean {
  const words = queryFields.flatMap((field) => {
    const value = readField(document, field);
    return typeof value === 'string' ? wordsOf(value) : [];
  });
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)));
}

function matchesFacet(document: unknown, { key, field }: Facet, state: SearchState): boolean {
  const value = readField(document, field);
  const values = state.lists[key] ?? [];
  if (values.length > 0 && !values.includes(String(value ?? ''))) return false;
  const { min, max } = state.ranges[key] ?? { min: null, max: null };
  if (min === null && max === null) return true;
  return typeof value === 'number' && isInside(value, { min: min ?? -Infinity, max: max ?? Infinity });
}

function countValues(documents: readonly unknown[], field: string): FacetCounts {
  const counts: Record<string, number> = Object.create(null) as Record<string, number>;
  for (const document of documents) {
    const value = readField(document, field);
    if (typeof value === 'string' && value) counts[value] = (counts[value] ?? 0) + 1;
  }
  return { ...counts };
}

function sortHits<Hit>(hits: Hit[], order: string | null | undefined): Hit[] {
  if (!order) return hits;
  const [field = '', direction] = order.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const amount = (hit: Hit): number | null => {
    const value = readField(hit, field);
    return typeof value === 'number' ? value : null;
  };
  // Documents without the value come last in both directions, as in the index.
  return hits.toSorted((one, other) => {
    const [left, right] = [amount(one), amount(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/**
 * Answers a search from documents at hand, by the same rules as the index: the static first page, and whole searches
 * over small lists. Values of one facet are alternatives, facets narrow each other, and each facet counts what it
 * would offer without its own choice.
 *
 * @param documents in their default order
 */
export function answerFromList<Hit>(
  kind: CollectionKind,
  documents: readonly Hit[],
  state: SearchState,
): SearchResult<Hit> {
  const found = documents.filter((document) => matchesText(document, kind, state.query));
  const narrow = (without?: Facet): Hit[] =>
    found.filter((document) =>
      facetsOf(kind).every((facet) => facet === without || matchesFacet(document, facet, state)),
    );
  const hits = sortHits(narrow(), kind.sorts[state.sort]);
  const start = (state.page - 1) * kind.hitsPerPage;
  return {
    hits: hits.slice(start, start + kind.hitsPerPage),
    count: hits.length,
    pages: Math.ceil(hits.length / kind.hitsPerPage),
    facets: Object.fromEntries(
      kind.lists.map((facet) => [facet.key, countValues(narrow(facet), facet.field)]),
    ),
    ms: 0,
    page: state.page,
  };
}

/** Smallest and largest value of each range facet; a facet that no document states has none. */
export function findCollectionBounds(
  { ranges }: Pick<SearchKind, 'ranges'>,
  documents: readonly unknown[],
): Record<string, { min: number; max: number }> {
  return Object.fromEntries(
    ranges.flatMap(({ key, field }) => {
      const values = documents
        .map((document) => readField(document, field))
        .filter((value): value is number => typeof value === 'number' && value > 0);
      return values.length === 0 ? [] : [[key, { min: Math.min(...values), max: Math.max(...values) }]];
    }),
  );
}
