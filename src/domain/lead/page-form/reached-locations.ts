import {
  findMainDepartment,
  type Department,
  type Location,
  type LocationType,
} from '../../location/location.ts';
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

/** More numbers than these are a list to search, which the page of locations has. */
const most = 3;

/**
 * The numbers of workshops or parts counters for a page about them, where the dealer's own number leads to none of them: of a
 * few locations. Those of one location, and of sales, need no list.
 */
export function listDepartmentPhones(
  locations: readonly Location[],
  type: LocationType | null,
): { name: string; phone: string }[] {
  if (locations.length < 2 || type === null || type === 'sales') return [];
  const phones = listReachedLocations(locations, { type }).flatMap(({ location: { name }, phone }) =>
    phone ? [{ name, phone }] : [],
  );
  return phones.length <= most ? phones : [];
}
