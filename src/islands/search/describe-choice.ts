import type { FacetKey } from '#domain/facets.ts';
import { formatMoney } from '#domain/format.ts';
import type { ListingState } from '#domain/listing-state.ts';
import type { ListingText } from '#messages/listing.ts';

const conditions = ['new', 'demo', 'used'] as const;

/** A facet value as shoppers read it. */
export function describeValue(key: FacetKey, value: string, text: ListingText): string {
  const condition = conditions.find((known) => known === value);
  return key === 'condition' && condition ? text(`condition.${condition}`) : value;
}

/** The chosen price range in words. */
export function describePrices({ min, max }: NonNullable<ListingState['price']>, text: ListingText): string {
  if (min !== null && max !== null) return `${formatMoney(min)} – ${formatMoney(max)}`;
  if (max !== null) return text('listing.price.upTo', { amount: formatMoney(max) });
  return text('listing.price.from', { amount: formatMoney(min ?? 0) });
}
