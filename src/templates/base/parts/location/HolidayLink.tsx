import './HolidayLink.css';
import { hasComingDays, type HolidayHours } from '#domain/location/holiday-hours.ts';
import type { Location } from '#domain/location/location.ts';
import { createHoursText } from '#messages/location/hours.ts';
import { Icon } from '#ui/Icon.tsx';

export interface HolidayLinkProps {
  holidayHours: HolidayHours | null;
  /** Those of which one at least must have coming days. */
  locations: readonly Pick<Location, 'specialDays' | 'timezone'>[];
  /** Slug of the location that the list begins with; all of them when left out. */
  location?: string;
  messages: Record<string, string>;
}

/** Leads to the special days of all locations; a script shows them in a dialog instead (HOURS-04). */
export function HolidayLink({ holidayHours, locations, location: first = '', messages }: HolidayLinkProps) {
  if (holidayHours === null || !locations.some((location) => hasComingDays(location))) return null;
  return (
    <a className="holiday-link" href={holidayHours.path} data-holiday-hours={first}>
      <Icon name="calendar" size={18} />
      {createHoursText(messages)('hours.holidays')}
    </a>
  );
}
