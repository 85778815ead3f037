import { listFacets, rangeFacets } from '#domain/listing/facets.ts';
import type { ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { describeRange, describeValue } from './filters/describe-choice.ts';

/** Everything that is chosen, one label each; several values of one filter are one label. */
export function describeListing({ lists, ranges, query }: ListingState, text: ListingText): string[] {
  const values = listFacets.flatMap(({ key }) => {
    // A figure of credit stands nowhere without its terms (LEGAL 4), and a name has no room for them.
    if (key === 'weekly') return [];
    const [first, second, ...more] = (lists[key] ?? []).map((value) => describeValue(key, value, text));
    if (first === undefined) return [];
    if (more.length > 0) return `${first} +${more.length + 1}`;
    return second === undefined ? first : `${first}, ${second}`;
  });
  const spans = rangeFacets.flatMap((facet) => {
    const range = ranges[facet.key];
    return range ? [describeRange(facet, range, text)] : [];
  });
  return [...values, ...spans, ...(query ? [`“${query}”`] : [])];
}
