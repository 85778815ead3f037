import { findEffectivePrice } from '../vehicle/price.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Lead } from '../lead/document.ts';

/** The vehicles of a list that can be quoted, as a lead names them; those that are gone are left out. */
export const describeQuoted = (
  vehicles: readonly (Vehicle | null | undefined)[],
): NonNullable<Lead['vehicles']> =>
  vehicles.flatMap((vehicle) =>
    vehicle && isAvailable(vehicle)
      ? [
          {
            car_id: vehicle.id,
            car_slug: vehicle.slug,
            name: vehicle.name,
            stock_number: vehicle.stockNumber ?? '',
            location_id: vehicle.locationId ?? '',
            price: findEffectivePrice(vehicle),
          },
        ]
      : [],
  );
