import { listFacets, rangeFacets, type ListKey, type RangeKey } from '../listing/facets.ts';
import type { FixedRefinements } from '../search/filters.ts';
import type { Span } from '../search/index-filter.ts';
import { parseSearchUrl } from '../search/url.ts';
import { splitQuery } from './fold-words.ts';
import type { StockRecord } from './stock-record.ts';

/** A saved search, ready to be compared with vehicles. */
export interface SavedSearch {
  lists: readonly { key: ListKey; values: ReadonlySet<string>; needsAll: boolean }[];
  ranges: readonly { key: RangeKey; span: Span }[];
  /** Each must begin a word of the vehicle. */
  words: readonly string[];
}

/**
 * The search of a subject. Null where its listing is not there: it finds nothing then, not everything.
 *
 * @param listings what each listing of the site fixes by its path
 */
export function createSavedSearch(
  subject: string,
  listings: ReadonlyMap<string, FixedRefinements>,
): SavedSearch | null {
  const mark = subject.indexOf('?');
  const path = mark < 0 ? subject : subject.slice(0, mark);
  const fixed = listings.get(path);
  if (!fixed) return null;
  const state = parseSearchUrl(mark < 0 ? '' : subject.slice(mark));
  const fold = (values: readonly string[]): Set<string> =>
    new Set(values.map((value) => value.trim().toLowerCase()));
  const isAsked = <Choice extends { values: ReadonlySet<string> }>({ values }: Choice): boolean =>
    values.size > 0;
  return {
    lists: [
      { key: 'condition' as const, values: fold(fixed.carType ?? []), needsAll: false },
      { key: 'make' as const, values: fold(fixed.make === undefined ? [] : [fixed.make]), needsAll: false },
      {
        key: 'model' as const,
        values: fold(fixed.model === undefined ? [] : [fixed.model]),
        needsAll: false,
      },
      ...listFacets.map(({ key, matches }) => ({
        ...{ key, values: fold(state.lists[key] ?? []), needsAll: matches === 'all' },
      })),
    ].filter(isAsked),
    ranges: rangeFacets.flatMap(({ key }) => {
      const span = state.ranges[key];
      return span ? [{ key, span }] : [];
    }),
    words: splitQuery(state.query).map((word) => ` ${word}`),
  };
}

/** Whether a listing with this search shows the vehicle. */
export const meetsSearch = (
  { lists, ranges, words }: Pick<StockRecord, 'lists' | 'ranges' | 'words'>,
  search: SavedSearch,
): boolean =>
  search.lists.every(({ key, values, needsAll }) => {
    const own = lists[key];
    if (!own) return false;
    return needsAll
      ? [...values].every((value) => own.includes(value))
      : own.some((value) => values.has(value));
  }) &&
  search.ranges.every(({ key, span }) => {
    const value = ranges[key];
    return value !== undefined && value >= (span.min ?? -Infinity) && value <= (span.max ?? Infinity);
  }) &&
  search.words.every((word) => words.includes(word));
