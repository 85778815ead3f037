import type { CarType, Vehicle } from '../vehicle/vehicle.ts';

/** How many vehicles of a condition stand at a location, and their listing; null where none shows just these. */
export interface StockHere {
  condition: CarType;
  count: number;
  href: string | null;
}

/** How a dealer's stock is listed. */
export interface Listed {
  listingPath: string;
  /** By what the listing can be narrowed. */
  facets: readonly string[];
  /** How many locations the dealer has. */
  among: number;
}

/** The listing of what stands at a location; null where it cannot be narrowed to one of several. */
export function findListingHere(
  { name }: { name: string },
  { listingPath, facets, among }: Listed,
): string | null {
  if (among === 1) return listingPath;
  return facets.includes('location') ? `${listingPath}?${new URLSearchParams({ location: name })}` : null;
}

/**
 * What stands at a location by condition; a condition of which there is none is left out. A listing shows just these where
 * it can be narrowed by condition, and by location where the dealer has several.
 */
export function countStockHere(
  vehicles: readonly Pick<Vehicle, 'carType'>[],
  { name }: { name: string },
  { listingPath, facets, among }: Listed,
): StockHere[] {
  const wanted = among > 1 ? ['condition', 'location'] : ['condition'];
  const hasListing = wanted.every((facet) => facets.includes(facet));
  return (['new', 'demo', 'used'] as const).flatMap((condition) => {
    const count = vehicles.filter(({ carType }) => carType === condition).length;
    const query = new URLSearchParams({ condition, ...(among > 1 && { location: name }) });
    return count > 0 ? [{ condition, count, href: hasListing ? `${listingPath}?${query}` : null }] : [];
  });
}
