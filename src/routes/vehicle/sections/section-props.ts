import type { Location } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** What a section of a vehicle page with a file of its own receives. */
export interface VehicleSectionProps {
  vehicle: Vehicle;
  site: Site;
  location: Location | null;
  /** Epoch seconds. */
  now: number;
}
