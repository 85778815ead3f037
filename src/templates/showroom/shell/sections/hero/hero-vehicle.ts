import { describePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { speaksOfStock, type HeroProps } from '#shell/sections/hero/hero-props.ts';

/**
 * The newest vehicle that is free and has a picture, a price and what the price includes; of the makes that the dealer represents,
 * where one is there. A hero without the search speaks of its page, not of the stock: null.
 */
export function findHeroVehicle({ data, site, options }: HeroProps): Vehicle | null {
  if (!speaksOfStock({ options })) return null;
  const shown = data.vehicles.filter((vehicle) => {
    const price = describePrice(vehicle, site.price);
    return !vehicle.reserved && vehicle.images.length > 0 && price.kind === 'amount' && price.type !== null;
  });
  const makes = new Set(site.brands.map(({ name }) => name));
  return shown.find(({ make }) => makes.has(make)) ?? shown[0] ?? null;
}
