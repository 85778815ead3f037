import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';

/** A plain used car in stock, with whatever a test changes; its pictures are counted. */
export const stockVehicle = (changed: Partial<Vehicle> = {}): Vehicle => ({
  ...parseVehicle({
    id: '1',
    slug: '2021-mazda-cx-5',
    name: '2021 Mazda CX-5 Touring',
    make: 'Mazda',
    model: 'CX-5',
    car_type: 'used',
    status: 'in_stock',
    show_on_dealer_website: true,
  }),
  ...(changed.images && {
    primaryImageUrl: changed.images[0]?.url ?? null,
    photosCount: changed.images.length,
  }),
  ...changed,
});
