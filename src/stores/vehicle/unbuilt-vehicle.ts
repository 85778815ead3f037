import { fetchVehicleBySlug } from '#services/vehicle/vehicles.ts';
import { createVehicleFinder } from './vehicle-finder.ts';

/** The vehicle of an address that has no page yet. */
export const {
  $state: $unbuiltVehicle,
  find: findVehicle,
  reread: rereadVehicle,
} = createVehicleFinder(fetchVehicleBySlug);
