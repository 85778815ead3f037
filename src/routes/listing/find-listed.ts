import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The vehicles that a static listing shows, in the catalogue's order (ROUTE-02, ROUTE-03). */
export function findListed({ vehicles }: Catalogue, { refinements }: LandingPage): Vehicle[] {
  const { carType, make, model } = refinements;
  return vehicles.filter(
    (vehicle) =>
      (!carType || carType.includes(vehicle.carType)) &&
      (!make || vehicle.make === make) &&
      (!model || vehicle.model === model),
  );
}
