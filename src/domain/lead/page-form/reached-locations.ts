import { findMainDepartment, type Department, type Location } from '../../location/location.ts';
import { listNearLocations, type LocationFilter } from '../form-locations.ts';

/** A location that a form reaches, who answers there, and under which number. */
export interface ReachedLocation {
  location: Location;
  department: Department | undefined;
  phone: string | null;
}

/** Locations that a form reaches, in the order of the dealer; of a form about one department, its hours and its number (FORM-12). */
export function listReachedLocations(
  locations: readonly Location[],
  reach: LocationFilter,
): ReachedLocation[] {
  const reached = listNearLocations(locations, reach).map(({ value }) => value);
  return locations
    .filter(({ id }) => reached.includes(id))
    .map((location) => {
      const department =
        location.departments.find(({ type }) => type === reach.type) ?? findMainDepartment(location);
      return { location, department, phone: (reach.type ? department?.phone : null) ?? location.phone };
    });
}
