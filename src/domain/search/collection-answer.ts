import { listFacetsOf, type CollectionFacet, type CollectionKind } from './collection-kinds.ts';
import type { CollectionState } from './collection-state.ts';
import type { Range } from '../listing/state.ts';

/** What a search answers (SRCH-15), with hits as domain values. */
export interface CollectionAnswer<Hit> {
  hits: Hit[];
  count: number;
  pages: number;
  /** By facet key: values with their counts, most first. */
  facets: Record<string, { value: string; count: number }[]>;
  milliseconds: number;
}

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

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

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

function matchesFacet(document: unknown, { key, field }: CollectionFacet, state: CollectionState): boolean {
  const value = readField(document, field);
  const values = state.lists[key] ?? [];
  if (values.length > 0 && !values.includes(String(value ?? ''))) return false;
  const range = state.ranges[key];
  return !range || isInside(value, range);
}

const isInside = (value: unknown, { min, max }: Range): boolean =>
  typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max);

function countValues(documents: readonly unknown[], field: string): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    const value = readField(document, field);
    if (typeof value === 'string' && value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort(byCount);
}

/** Most first, equal ones by name, so that two answers agree whatever the index does. */
export const byCount = (
  one: { value: string; count: number },
  other: { value: string; count: number },
): number => other.count - one.count || one.value.localeCompare(other.value, 'en-AU');

function sortHits<Hit>(hits: Hit[], order: string | null | undefined): Hit[] {
  if (!order) return hits;
  const [field = '', direction] = order.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const amount = (hit: Hit): number | null => {
    const value = readField(hit, field);
    return typeof value === 'number' ? value : null;
  };
  // Whatever has no value comes last in either direction, as in the index.
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
  state: CollectionState,
): CollectionAnswer<Hit> {
  const found = documents.filter((document) => matchesText(document, kind, state.query));
  const narrow = (without?: CollectionFacet): Hit[] =>
    found.filter((document) =>
      kind.facets.every((facet) => facet === without || matchesFacet(document, facet, state)),
    );
  const hits = sortHits(narrow(), kind.sorts[state.sort]);
  const start = (state.page - 1) * kind.hitsPerPage;
  return {
    hits: hits.slice(start, start + kind.hitsPerPage),
    count: hits.length,
    pages: Math.ceil(hits.length / kind.hitsPerPage),
    facets: Object.fromEntries(
      listFacetsOf(kind).map((facet) => [facet.key, countValues(narrow(facet), facet.field)]),
    ),
    milliseconds: 0,
  };
}

/** Smallest and largest value of each range facet; a facet that no document states has none. */
export function findCollectionBounds(
  kind: CollectionKind,
  documents: readonly unknown[],
): Record<string, { min: number; max: number }> {
  return Object.fromEntries(
    kind.facets.flatMap(({ key, field, widget }) => {
      if (widget !== 'range') return [];
      const values = documents
        .map((document) => readField(document, field))
        .filter((value): value is number => typeof value === 'number' && value > 0);
      return values.length === 0 ? [] : [[key, { min: Math.min(...values), max: Math.max(...values) }]];
    }),
  );
}
