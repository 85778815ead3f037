import { formatTime, type HoursRow } from '#domain/location/opening-hours.ts';
import type { Location, LocationType, SpecialDay } from '#domain/location/location.ts';
import type { HolidayRow, HolidaySeason } from '#domain/location/holiday-hours.ts';
import { formatDate, formatWeekday } from '#domain/site/format.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of opening hours (HOURS-02, HOURS-03). */
export const hoursMessages = {
  /** HOURS-04: the list of special days of all locations, what opens it, and its filters. */
  'hours.holidays': 'Holiday hours',
  'hours.holidaysLead': 'Days on which our usual hours do not hold.',
  'hours.allLocations': 'All locations',
  'hours.allDepartments': 'All departments',
  'hours.location': 'Location',
  'hours.department': 'Department',
  'hours.closeHolidays': 'Close holiday hours',
  'hours.noneForChoice': 'Usual hours apply: there are no special days for this choice.',
  /** The line above pages: of one day with or without a name, and of several. */
  'hours.bar.day': '{name}, {date}: see when we are open',
  'hours.bar.date': '{date}: see when we are open',
  'hours.bar.days': 'Holiday hours from {date}: see when we are open',
  'hours.closed': 'Closed',
  /** HOURS-03: what a closed day may say instead. */
  'hours.appointment': 'By appointment only',
  'hours.enquire': 'Enquire Now',
  'hours.openNow': 'Open now · closes {time}',
  'hours.opensToday': 'Closed now · opens {time}',
  'hours.opensTomorrow': 'Closed now · opens tomorrow {time}',
  'hours.opensOn': 'Closed now · opens {day} {time}',
  'hours.closedNow': 'Closed now',
  /** In front of these where a location has several departments. */
  'hours.departmentNow': '{department}: {now}',
  'hours.weekdays': 'Monday – Friday',
  'hours.0': 'Sunday',
  'hours.1': 'Monday',
  'hours.2': 'Tuesday',
  'hours.3': 'Wednesday',
  'hours.4': 'Thursday',
  'hours.5': 'Friday',
  'hours.6': 'Saturday',
  'hours.department.sales': 'Sales',
  'hours.department.service': 'Service',
  'hours.department.parts': 'Parts',
} as const;

interface Times {
  open: string | null;
  close: string | null;
}

function formatTimes({ open, close }: Times, closed: string): string {
  return open && close ? `${formatTime(open)} – ${formatTime(close)}` : closed;
}

/** A week's rows in words. */
export function formatWeek(
  rows: readonly HoursRow[],
  overrides: Readonly<Record<string, string>>,
  closedDays: Location['closedDays'],
): { days: string; hours: string; href: string | null }[] {
  const text = createText(hoursMessages, overrides);
  return rows.map((row) => ({
    days: row.days.length > 1 ? text('hours.weekdays') : text(`hours.${row.days[0] ?? 0}`),
    hours: formatTimes(row, text(`hours.${closedDays}`)),
    href: row.open === null && closedDays === 'enquire' ? '/contact-us/' : null,
  }));
}

type NowKey = 'openNow' | 'opensToday' | 'opensTomorrow' | 'opensOn' | 'closedNow';

/**
 * The sentences that browsers choose from to say whether a location is open.
 *
 * @param department named in each of them; null where a location has one alone
 */
export function createOpenNowWords(
  overrides: Readonly<Record<string, string>>,
  department: LocationType | null = null,
) {
  const text = createText(hoursMessages, overrides);
  const say = (key: NowKey): string => {
    const now = text(`hours.${key}`);
    if (department === null) return now;
    return text('hours.departmentNow', { department: text(`hours.department.${department}`), now });
  };
  return {
    open: say('openNow'),
    today: say('opensToday'),
    tomorrow: say('opensTomorrow'),
    on: say('opensOn'),
    closed: say('closedNow'),
    days: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => text(`hours.${weekday}`)),
  };
}

const findLongest = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The longest that can come of the sentences about now; `times` are 'HH:MM', null where a day has none. */
export function findLongestNow(
  { days, ...sentences }: ReturnType<typeof createOpenNowWords>,
  times: readonly (string | null)[],
): string {
  const time = findLongest(times.flatMap((one) => (one === null ? [] : [formatTime(one)])));
  const day = findLongest(days);
  return findLongest(
    Object.values(sentences).map((sentence) => sentence.replace('{time}', time).replace('{day}', day)),
  );
}

/** Special days in words (HOURS-04, HOURS-05). */
export function formatSpecialDays(
  days: readonly SpecialDay[],
  overrides: Readonly<Record<string, string>>,
): {
  key: string;
  date: string;
  department: SpecialDay['department'];
  day: string;
  about: string;
  hours: string;
}[] {
  const text = createText(hoursMessages, overrides);
  return days.map((day) => {
    const about = [day.name, day.department === 'all' ? null : text(`hours.department.${day.department}`)];
    const times = day.status === 'open' ? day : { open: null, close: null };
    return {
      key: `${day.date} ${day.department}`,
      date: day.date,
      department: day.department,
      day: formatDate(day.date),
      about: about.filter(Boolean).join(', '),
      hours: formatTimes(times, text('hours.closed')),
    };
  });
}

/** Special days of all locations in words: what about a day, then where it holds and for whom. */
export function formatHolidays(rows: readonly HolidayRow[], overrides: Readonly<Record<string, string>>) {
  const text = createText(hoursMessages, overrides);
  return rows.map((row) => {
    const department = row.department === 'all' ? [] : [text(`hours.department.${row.department}`)];
    const times = row.status === 'open' ? row : { open: null, close: null };
    return {
      ...row,
      key: `${row.date} ${row.department} ${row.locations.map(({ slug }) => slug).join(' ')}`,
      day: formatWeekday(row.date),
      about: [
        ...(row.name === null ? [] : [row.name]),
        ...department,
        ...row.locations.map(({ name }) => name),
      ].join(' · '),
      hours: formatTimes(times, text('hours.closed')),
    };
  });
}

/** The line above pages that leads to the special days of a season. */
export function describeSeason(
  { from, name, isSingle }: HolidaySeason,
  overrides: Readonly<Record<string, string>>,
): string {
  const text = createText(hoursMessages, overrides);
  const date = formatWeekday(from);
  if (!isSingle) return text('hours.bar.days', { date });
  return name === null ? text('hours.bar.date', { date }) : text('hours.bar.day', { name, date });
}

/** Binds the words of opening hours to a dealer's overrides. */
export const createHoursText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof hoursMessages> => createText(hoursMessages, overrides);
