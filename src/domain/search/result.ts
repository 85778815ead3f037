import type { ListFacet } from './kind.ts';
import type { SearchState } from './state.ts';
import { priceBands } from '../listing/price-band.ts';
import { weeklyBands } from '../finance/weekly-bands.ts';
import type { ListingRules } from '../listing/listing-rules.ts';

/** How many hits each value of a facet has. */
export type FacetCounts = Readonly<Record<string, number>>;

/** What a search answers (SRCH-15). */
export interface SearchResult<Hit = object> {
  hits: readonly Hit[];
  /** All that is found, on whatever page. */
  count: number;
  /** By facet key. */
  facets: Readonly<Partial<Record<string, FacetCounts>>>;
  /** Milliseconds that the index took. */
  ms: number;
  /** 1-based. */
  page: number;
  pages: number;
}

/** One value of a facet list. */
export interface FacetValue {
  value: string;
  count: number;
}

const byBand =
  (bands: readonly string[]) =>
  (left: FacetValue, right: FacetValue): number =>
    bands.indexOf(left.value) - bands.indexOf(right.value);

const byName = (left: FacetValue, right: FacetValue): number =>
  left.value.localeCompare(right.value, 'en-AU', { numeric: true });

/**
 * The values of a facet in the order in which they are shown. At first the most frequent; equal counts from A to Z,
 * bodies from Z to A (C24); all of them by name. Seats and price ranges keep their own order. Chosen values that the index no longer counts are kept, so that
 * they can be taken back.
 */
export function orderValues(
  { key, limit, moreLimit }: Pick<ListFacet, 'key' | 'limit' | 'moreLimit'>,
  counts: FacetCounts,
  chosen: readonly string[],
  showsAll: boolean,
): FacetValue[] {
  const values = Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort(
      (left, right) =>
        right.count - left.count || (key === 'body' ? byName(right, left) : byName(left, right)),
    );
  const isChosen = ({ value }: FacetValue): boolean => chosen.includes(value);
  const seen = values.filter((value, index) => index < (showsAll ? moreLimit : limit) || isChosen(value));
  const missing = chosen.filter((value) => !(value in counts)).map((value) => ({ value, count: 0 }));
  const shown = [...seen, ...missing];
  if (key === 'priceRange') return shown.sort(byBand(priceBands));
  if (key === 'weekly') return shown.sort(byBand(weeklyBands));
  return showsAll || key === 'seats' ? shown.sort(byName) : shown;
}

/** Whether a facet has values beyond those seen at first. */
export const hasMore = (
  { limit, moreLimit }: Pick<ListFacet, 'limit' | 'moreLimit'>,
  counts: FacetCounts,
): boolean => moreLimit > limit && Object.values(counts).filter((count) => count > 0).length > limit;

/** The count that is shown: above the cap a configured number, or the sum over the conditions (SRCH-14, C42). */
export function showCount(
  { count, facets }: Pick<SearchResult, 'count' | 'facets'>,
  cap: ListingRules['countCap'],
): number {
  if (cap === null || count <= cap.over) return count;
  if (cap.show !== 'facetSum') return cap.show;
  const sum = Object.values(facets['condition'] ?? {}).reduce((total, value) => total + value, 0);
  return sum > 0 ? sum : count;
}

/**
 * How many cards an answer that is still awaited will bring at most, so that positions are kept for them: as many as a
 * page holds, or fewer where the counts of the page as built say that there are no more.
 */
export function expectCards(
  { lists, page }: Pick<SearchState, 'lists' | 'page'>,
  { facets }: Pick<SearchResult, 'facets'>,
  hitsPerPage: number,
): number {
  const most = Object.entries(lists).map(([key, values]) => {
    const counts = facets[key] ?? {};
    return (values ?? []).reduce((sum, value) => sum + (counts[value] ?? Infinity), 0);
  });
  const left = Math.min(...most) - (page - 1) * hitsPerPage;
  return left > 0 ? Math.min(left, hitsPerPage) : hitsPerPage;
}
