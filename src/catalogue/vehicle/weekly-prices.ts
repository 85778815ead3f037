import { formatNumber } from '#domain/site/numbers.ts';
import type { Site } from '#domain/site/site.ts';
import { countWrongWeeklyPrices } from '#domain/finance/weekly-price.ts';
import type { Catalogue } from '../catalogue.ts';

type Wanting = Pick<Site, 'finance'> & { listing: Pick<Site['listing'], 'facets'> };

const counted = new WeakMap<Catalogue, number>();

/**
 * Number of vehicles whose weekly price in the index differs from today's rates; 0 where the dealer does not offer the
 * filter.
 */
function countWrong(catalogue: Catalogue, { finance, listing }: Wanting): number {
  if (!listing.facets.includes('weekly')) return 0;
  const known =
    counted.get(catalogue) ?? countWrongWeeklyPrices(catalogue.vehicles, finance, catalogue.readAt);
  counted.set(catalogue, known);
  return known;
}

/** Whether vehicles can be narrowed by weekly price: the dealer wants it, and the index has today's figures (REF-08). */
export const hasWeeklyPrices = (catalogue: Catalogue, site: Wanting): boolean =>
  site.listing.facets.includes('weekly') && countWrong(catalogue, site) === 0;

/** Why the filter is left out although the dealer wants it, as a sentence; none where it is not. */
export function tellWrongWeeklyPrices(catalogue: Catalogue, site: Wanting): string[] {
  const count = countWrong(catalogue, site);
  return count === 0
    ? []
    : [
        `${formatNumber(count)} vehicles have another weekly price in the index than today's rates give, so ` +
          'the filter weekly is left out. Import the stock again.',
      ];
}
