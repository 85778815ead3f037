import type { CarType, Vehicle } from '../vehicle/vehicle.ts';

/** How many vehicles of a condition stand at a location, and their listing; null where none shows just these. */
export interface StockHere {
  condition: CarType;
  count: number;
  href: string | null;
}

/**
 * What stands at a location by condition; a condition of which there is none is left out. A listing shows just these where
 * it can be narrowed by condition, and by location where the dealer has several.
 *
 * @param facets by what the dealer's listing can be narrowed
 * @param among how many locations the dealer has
 */
export function countStockHere(
  vehicles: readonly Pick<Vehicle, 'carType'>[],
  { name }: { name: string },
  { listingPath, facets, among }: { listingPath: string; facets: readonly string[]; among: number },
): StockHere[] {
  const wanted = among > 1 ? ['condition', 'location'] : ['condition'];
  const hasListing = wanted.every((facet) => facets.includes(facet));
  return (['new', 'demo', 'used'] as const).flatMap((condition) => {
    const count = vehicles.filter(({ carType }) => carType === condition).length;
    const query = new URLSearchParams({ condition, ...(among > 1 && { location: name }) });
    return count > 0 ? [{ condition, count, href: hasListing ? `${listingPath}?${query}` : null }] : [];
  });
}
