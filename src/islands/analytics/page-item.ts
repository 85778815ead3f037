import type { EventParameters } from '#domain/analytics/events.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import { readPageSettings } from '../vehicle/page-settings.ts';

/** What is told of a vehicle. */
export function describePageItem(vehicle: Vehicle): EventParameters {
  const price = findEffectivePrice(vehicle);
  return {
    item_id: vehicle.id,
    item_number: vehicle.stockNumber ?? '',
    item_condition: vehicle.carType,
    item_make: vehicle.make,
    item_model: vehicle.model,
    ...(vehicle.year === null ? {} : { item_year: vehicle.year }),
    ...(price === null ? {} : { item_price: price }),
  };
}

/** Facts of the vehicle of this page, from its settings; empty on other pages. */
export function readPageItem(): EventParameters {
  const settings = readPageSettings();
  return settings ? describePageItem(settings.live.vehicle) : {};
}
