import { findEffectivePrice, type PriceFields } from '../vehicle/price.ts';
import type { CardVehicle } from '../vehicle/vehicle.ts';

/**
 * The address of a page about one vehicle, for example a finance form (C17). Adds the vehicle's id, type and price to
 * the query, before a fragment. A fragment alone is a section of the vehicle's own page.
 */
export function createVehicleLink(
  page: string,
  vehicle: PriceFields & Pick<CardVehicle, 'id' | 'slug'>,
): string {
  if (page.startsWith('#')) return `/cars/${vehicle.slug}/${page}`;
  const price = findEffectivePrice(vehicle);
  const query = new URLSearchParams({
    car_id: vehicle.id,
    car_type: vehicle.carType,
    ...(price === null ? {} : { vehiclePriceBudget: String(price) }),
  });
  const [address = '', fragment] = page.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
