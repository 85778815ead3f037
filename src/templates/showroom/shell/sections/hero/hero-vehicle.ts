import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { HeroProps } from '#shell/sections/hero/hero-props.ts';

/**
 * The newest vehicle that has a picture and a price, of the makes that the dealer represents where one is there. It stands
 * beside the dealer's own picture alone: one from stock shows a vehicle already.
 */
export function findHeroVehicle({ options, data, site }: HeroProps): Vehicle | null {
  if (!options.image) return null;
  const shown = data.vehicles.filter(
    (vehicle) => vehicle.primaryImageUrl !== null && findEffectivePrice(vehicle) !== null,
  );
  const makes = new Set(site.brands.map(({ name }) => name));
  return shown.find(({ make }) => makes.has(make)) ?? shown[0] ?? null;
}
