import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** What stands below a listing that has nothing to show. */
export interface Neighbours {
  /** The make that they are all of; null where they are the newest of the whole stock. */
  make: string | null;
  /** The listing that shows all of them, and how many. */
  path: string;
  count: number;
  /** The first few, newest first. */
  vehicles: Vehicle[];
}

const most = 4;

/** The nearest that is in stock to a listing without vehicles: the same make, else everything. Null where it has some. */
export function findNeighbours(page: LandingPage, catalogue: Catalogue): Neighbours | null {
  if (page.count > 0) return null;
  const { make = null } = page.refinements;
  const ofMake = catalogue.landingPages.find(
    ({ kind, refinements, count }) => kind === 'make' && refinements.make === make && count > 0,
  );
  const shown = ofMake ?? catalogue.landingPages.find(({ kind }) => kind === 'all');
  const vehicles = catalogue.vehicles.filter(
    (vehicle) => isAvailable(vehicle) && (!ofMake || vehicle.make === make),
  );
  if (!shown || vehicles.length === 0) return null;
  const { path, count } = shown;
  return { make: ofMake ? make : null, path, count, vehicles: vehicles.slice(0, most) };
}
