import type { EventParameters } from '#domain/analytics/events.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page.ts';

/** Facts of the vehicle whose page this is, from what the page carries anyway; empty on other pages. */
export function readPageItem(): EventParameters {
  const box = document.querySelector<HTMLElement>('[data-vehicle-settings]');
  if (!box?.dataset['vehicleSettings']) return {};
  const { vehicle } = (JSON.parse(box.dataset['vehicleSettings']) as VehiclePageSettings).live;
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
