import { createBaseFilter, createFixedFilter } from '#domain/filters.ts';
import type { ListingProps } from './listing-props.ts';

/**
 * The filter under everything a shopper chooses on this page. It goes into `<Configure filters>`, because the adapter
 * drops a `filter_by` of its own.
 *
 * @param now epoch seconds
 */
export const createListingFilters = (
  { site, fixed }: Pick<ListingProps, 'site' | 'fixed'>,
  now: number,
): string => [createBaseFilter(site.stock, now), createFixedFilter(fixed)].filter(Boolean).join(' && ');
