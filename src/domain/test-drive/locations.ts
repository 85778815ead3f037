import type { Dealership, Location, LocationType, OpeningDay, SpecialDay } from '../location/location.ts';
import { departmentOf, type AppointmentKind } from './appointment-kind.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A location where a vehicle can be driven, with what its calendar needs to know. Plain data: it travels into pages. */
export interface TestDriveLocation extends Pick<Location, 'id' | 'name' | 'timezone' | 'closedDays'> {
  /** One line, for people and for their calendars. */
  address: string;
  /** Whose appointments they are, where not the dealer's. */
  dealership?: Pick<Dealership, 'id' | 'slug'>;
  /** Link for directions. */
  placeUrl: string | null;
  /** Whose hours count; sales when left out. */
  department?: LocationType;
  /** Its opening hours; empty when they are not known. */
  hours: OpeningDay[];
  specialDays: SpecialDay[];
}

/**
 * Where a vehicle can be driven (TD-01): its location and the distribution locations of that. Distribution locations
 * named by the stock win. A vehicle without a known location stands at the primary one.
 */
export function listTestDriveLocations(
  locations: readonly Location[],
  { locationId, distributionLocations }: Pick<Vehicle, 'locationId' | 'distributionLocations'>,
): Location[] {
  const home = locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary);
  const further = distributionLocations.length > 0 ? distributionLocations : home?.distributionLocations;
  const others = (further ?? []).flatMap((id) => locations.find((location) => location.id === id) ?? []);
  return [...new Set([...(home ? [home] : []), ...others])];
}

/** The part of a location that its calendar needs, with the special days of the department that is visited only. */
export function createTestDriveLocation(
  location: Location,
  kind: AppointmentKind = 'test-drive',
): TestDriveLocation {
  const visited = departmentOf(kind);
  const { id, name, timezone, closedDays, address, departments, specialDays, dealership } = location;
  const { street, suburb, state, postcode, placeUrl } = address;
  return {
    id,
    name,
    timezone,
    closedDays,
    address: `${street}, ${suburb} ${state} ${postcode}`,
    ...(dealership && { dealership: { id: dealership.id, slug: dealership.slug } }),
    placeUrl,
    ...(visited !== 'sales' && { department: visited }),
    hours: departments.find(({ type }) => type === visited)?.hours ?? [],
    specialDays: specialDays.filter(({ department }) => department === 'all' || department === visited),
  };
}
