import type { AustralianState, OpeningDay } from '#domain/location/location.ts';
import { addDays, findWeekday } from '#domain/test-drive/calendar-date.ts';

/** A public holiday of a state; `date` is 'YYYY-MM-DD'. */
export interface PublicHoliday {
  date: string;
  name: string;
}

type Weekday = OpeningDay['weekday'];

const pad = (value: number): string => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;

/** Easter Sunday of a year in the Gregorian calendar, by the anonymous algorithm that J. Meeus prints. */
export function findEaster(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The first such weekday from a date on. */
const nextWeekday = (weekday: Weekday, date: string): string =>
  addDays(date, (weekday - findWeekday(date) + 7) % 7);

type Rule = (year: number) => PublicHoliday[];

const on =
  (name: string, month: number, day: number): Rule =>
  (year) => [{ date: dateOf(year, month, day), name }];

/** The first, second, … Monday of a month; another weekday where a number says it. */
const monday =
  (name: string, month: number, nth: number, weekday: Weekday = 1): Rule =>
  (year) => [{ date: addDays(nextWeekday(weekday, dateOf(year, month, 1)), 7 * (nth - 1)), name }];

const easter =
  (name: string, days: number): Rule =>
  (year) => [{ date: addDays(findEaster(year), days), name }];

/** The Monday after a day that falls on one of these weekdays, besides the day itself. */
const mondayAfter =
  (name: string, [month, day]: readonly [month: number, day: number], weekdays: readonly Weekday[]): Rule =>
  (year) => {
    const date = dateOf(year, month, day);
    return weekdays.includes(findWeekday(date)) ? [{ date: nextWeekday(1, date), name }] : [];
  };

/** Australia Day at a weekend is kept on the Monday instead. */
const australiaDay: Rule = (year) => {
  const date = dateOf(year, 1, 26);
  return [{ date: [0, 6].includes(findWeekday(date)) ? nextWeekday(1, date) : date, name: 'Australia Day' }];
};

/** Christmas at a weekend has its further day after Boxing Day: both at a weekend make a Monday and a Tuesday. */
const christmas: Rule = (year) => {
  const day = dateOf(year, 12, 25);
  const weekday = findWeekday(day);
  const further = (date: number, name: string) => ({ date: dateOf(year, 12, date), name });
  return [
    { date: day, name: 'Christmas Day' },
    further(26, 'Boxing Day'),
    ...(weekday === 6 ? [further(27, 'Christmas Day holiday'), further(28, 'Boxing Day holiday')] : []),
    ...(weekday === 0 ? [further(27, 'Christmas Day holiday')] : []),
    ...(weekday === 5 ? [further(28, 'Boxing Day holiday')] : []),
  ];
};

const everywhere: readonly Rule[] = [
  on("New Year's Day", 1, 1),
  mondayAfter("New Year's Day holiday", [1, 1], [0, 6]),
  australiaDay,
  easter('Good Friday', -2),
  easter('Easter Monday', 1),
  on('Anzac Day', 4, 25),
  christmas,
];
const easterSaturday = easter('Easter Saturday', -1);
const easterSunday = easter('Easter Sunday', 0);
const anzacMonday = mondayAfter('Anzac Day holiday', [4, 25], [0]);
const kingsBirthday = monday("King's Birthday", 6, 2);

/**
 * What each state keeps besides. Sources: Holidays Act 1958 (ACT), Public Holidays Act 2010 (NSW), Public Holidays Act
 * 1981 (NT), Holidays Act 1983 (QLD), Public Holidays Act 2023 (SA), Statutory Holidays Act 2000 (TAS), Public Holidays
 * Act 1993 (VIC), Public and Bank Holidays Act 1972 (WA). Days of one town, parts of a day, and days that are proclaimed
 * anew each year (the Friday before the Grand Final, the King's Birthday of WA) follow no rule and are not here.
 */
const ofState: Record<AustralianState, readonly Rule[]> = {
  ACT: [
    easterSaturday, easterSunday, anzacMonday, kingsBirthday,
    monday('Canberra Day', 3, 2),
    (year) => [{ date: nextWeekday(1, dateOf(year, 5, 27)), name: 'Reconciliation Day' }],
    monday('Labour Day', 10, 1),
  ],
  NSW: [easterSaturday, easterSunday, kingsBirthday, monday('Labour Day', 10, 1)],
  NT: [
    easterSaturday, easterSunday, anzacMonday, kingsBirthday,
    monday('May Day', 5, 1),
    monday('Picnic Day', 8, 1),
  ],
  QLD: [
    easterSaturday, easterSunday, anzacMonday,
    monday('Labour Day', 5, 1),
    monday("King's Birthday", 10, 1),
  ],
  SA: [
    easterSaturday, easterSunday, anzacMonday, kingsBirthday,
    monday('Adelaide Cup Day', 3, 2),
    monday('Labour Day', 10, 1),
  ],
  TAS: [kingsBirthday, monday('Eight Hours Day', 3, 2)],
  VIC: [
    easterSaturday, easterSunday, kingsBirthday,
    monday('Labour Day', 3, 2),
    monday('Melbourne Cup Day', 11, 1, 2),
  ],
  WA: [
    easterSunday, mondayAfter('Anzac Day holiday', [4, 25], [0, 6]),
    monday('Labour Day', 3, 1),
    monday('Western Australia Day', 6, 1),
  ],
}; // oxfmt-ignore

/** Public holidays of a state from one date to another, both 'YYYY-MM-DD' and included, in their order. */
export function listPublicHolidays(state: AustralianState, from: string, to: string): PublicHoliday[] {
  const rules = [...everywhere, ...ofState[state]];
  const years = new Set([from, to].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => rules.flatMap((rule) => rule(year)))
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
