import { listSeasons } from '#domain/location/holiday-hours.ts';
import type { Announcement } from '#domain/site/announcement.ts';
import type { Site } from '#domain/site/site.ts';
import { createDayClock } from '#domain/site/zoned-time.ts';
import { addDays } from '#domain/test-drive/calendar-date.ts';
import { describeSeason } from './hours.ts';

/** The lines above pages that lead to special days (HOURS-04), each from some days before its season until that is over. */
export function listSeasonLines({
  holidayHours,
  locations,
  timezone,
  messages,
}: Pick<Site, 'holidayHours' | 'locations' | 'timezone' | 'messages'>): Announcement[] {
  if (holidayHours === null || holidayHours.barDays === 0) return [];
  const midnight = (date: string): number | null => createDayClock(date, timezone)('00:00');
  return listSeasons(locations).map((season) => ({
    key: season.from,
    text: describeSeason(season, messages),
    href: holidayHours.path,
    from: midnight(addDays(season.from, -holidayHours.barDays)),
    until: midnight(addDays(season.to, 1)),
    pages: null,
    tone: 'quiet',
  }));
}
