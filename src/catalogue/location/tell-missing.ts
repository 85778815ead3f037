import { findMainDepartment, type Location } from '#domain/location/location.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import { formatWeekday } from '#domain/site/format.ts';
import { addDays, findWeekday } from '#domain/test-drive/calendar-date.ts';
import { listPublicHolidays } from './public-holidays.ts';

/** Days ahead in which a public holiday without hours is told: time enough to ask everybody. */
const daysAhead = 42;
const namedAtMost = 3;

/** Whether a location would say that it is open as usual on a public holiday of its state (HOURS-04). */
function isUnanswered(location: Location, date: string): boolean {
  const main = findMainDepartment(location);
  const usual = main?.hours.find(({ weekday }) => weekday === findWeekday(date));
  const special = location.specialDays.some(
    (day) => day.date === date && (day.department === 'all' || day.department === main?.type),
  );
  return usual?.status === 'open' && !special;
}

/** Names in a sentence, the first few of many. */
function listNames(names: readonly string[]): string {
  const more = names.length - namedAtMost;
  return more > 1 ? `${names.slice(0, namedAtMost).join(', ')} and ${more} more` : names.join(', ');
}

/**
 * Public holidays of the next weeks for which locations have no hours, so that they seem open as usual; a sentence a day.
 * `now` is in epoch seconds.
 */
export function tellMissingHours(locations: readonly Location[], now: number): string[] {
  const found = new Map<string, { date: string; names: string[] }>();
  for (const location of locations) {
    const { date: today } = readLocalTime(now, location.timezone);
    const holidays = listPublicHolidays(location.address.state, today, addDays(today, daysAhead));
    for (const { date, name } of holidays) {
      if (!isUnanswered(location, date)) continue;
      const day = `${name}, ${formatWeekday(date)}`;
      const entry = found.get(day) ?? { date, names: [] };
      entry.names.push(location.name);
      found.set(day, entry);
    }
  }
  return [...found]
    .sort(([, one], [, other]) => (one.date < other.date ? -1 : 1))
    .map(
      ([day, { names }]) =>
        `No hours for ${day}, at ${listNames(names)}: shoppers read that it is open as usual. Write the day into specialDays.`,
    );
}

/** Locations that no map shows, in one sentence; none where the dealer wants no map. */
export function tellMissingPoints(locations: readonly Location[], hasMaps: boolean): string[] {
  const missing = locations.filter(
    ({ address: { latitude, longitude } }) => latitude === null || longitude === null,
  );
  if (!hasMaps || missing.length === 0) return [];
  return [
    `No latitude and longitude of ${listNames(missing.map(({ name }) => name))}: missing on the map; distances are counted from the middle of the postcode.`,
  ];
}
