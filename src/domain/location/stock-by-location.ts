import type { Location } from './location.ts';
import type { Vehicle, VehicleCategory } from '../vehicle/vehicle.ts';

/** What stands at one location. */
export interface LocationStock {
  /** As the listing narrows by it. */
  name: string;
  /** Page of the location; null where the stock names one that the site does not have. */
  slug: string | null;
  kinds: Partial<Record<VehicleCategory, number>>;
  total: number;
}

/** How much a listing shows of each kind at each location, in the order of the dealer's locations; unknown ones come last. */
export function countByLocation(
  vehicles: readonly Pick<Vehicle, 'category' | 'locationName'>[],
  locations: readonly Pick<Location, 'name' | 'slug'>[],
): LocationStock[] {
  const stocks = new Map<string, LocationStock>(
    locations.map(({ name, slug }) => [name, { name, slug, kinds: {}, total: 0 }]),
  );
  for (const { category, locationName: name } of vehicles) {
    if (name === null) continue;
    const stock = stocks.get(name) ?? { name, slug: null, kinds: {}, total: 0 };
    stocks.set(name, stock);
    stock.kinds[category] = (stock.kinds[category] ?? 0) + 1;
    stock.total += 1;
  }
  return [...stocks.values()].filter(({ total }) => total > 0);
}

/** Kinds of which at least one stands somewhere, the most frequent first. */
export function listKinds(stocks: readonly LocationStock[]): VehicleCategory[] {
  const sums = new Map<VehicleCategory, number>();
  for (const { kinds } of stocks)
    for (const [kind, count] of Object.entries(kinds) as [VehicleCategory, number][])
      sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].sort(([, one], [, other]) => other - one).map(([kind]) => kind);
}
