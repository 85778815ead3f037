import type { FacetKey } from '#domain/facets.ts';
import type { ListingState } from '#domain/listing-state.ts';
import type { ListingText } from '#messages/listing.ts';
import { describePrices, describeValue } from './describe-choice.ts';

/** Everything that is chosen, one label each; several values of one filter are one label. */
export function describeListing(state: ListingState, text: ListingText): string[] {
  const lists = Object.entries(state.lists).map(([key, values]) => {
    const [first = '', second, ...more] = values.map((value) => describeValue(key as FacetKey, value, text));
    if (more.length > 0) return `${first} +${more.length + 1}`;
    return second === undefined ? first : `${first}, ${second}`;
  });
  return [
    ...lists,
    ...(state.price ? [describePrices(state.price, text)] : []),
    ...(state.query ? [`“${state.query}”`] : []),
  ];
}
