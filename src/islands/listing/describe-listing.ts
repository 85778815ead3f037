import { listFacets, rangeFacets } from '#domain/listing/facets.ts';
import type { ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { describeChosenRange, describeChosenValue, describeValue } from './filters/describe-choice.ts';

/** Everything that is chosen, one label each; several values of one filter are one label. */
export function describeListing({ lists, ranges, query }: ListingState, text: ListingText): string[] {
  const values = listFacets.flatMap(({ key }) => {
    // A figure of credit needs its terms beside it (LEGAL 4), and a name has no room for them.
    if (key === 'weekly') return [];
    const [first, second, ...more] = lists[key] ?? [];
    if (first === undefined) return [];
    const said = describeChosenValue(key, first, text);
    if (more.length > 0) return `${said} +${more.length + 1}`;
    return second === undefined ? said : `${said}, ${describeValue(key, second, text)}`;
  });
  const spans = rangeFacets.flatMap((facet) => {
    const range = ranges[facet.key];
    return range ? [describeChosenRange(facet, range, text)] : [];
  });
  return [...values, ...spans, ...(query ? [`“${query}”`] : [])];
}
