import type { HolidayHours } from '#domain/location/holiday-hours.ts';
import type { Location } from '#domain/location/location.ts';
import type { ResolveContext } from '../context.ts';

/** Where the special days of all locations are read together; null where there are none, or no page for them (HOURS-04). */
export function resolveHolidayHours(
  { settings: { holidayHours, locationPages, contact } }: ResolveContext,
  locations: readonly Location[],
): HolidayHours | null {
  const page = locationPages ? '/locations/' : contact ? '/contact-us/' : null;
  if (!holidayHours || page === null || locations.every(({ specialDays }) => specialDays.length === 0))
    return null;
  return { path: `${page}#holiday-hours`, barDays: holidayHours.barDays };
}
