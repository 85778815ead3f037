import * as v from 'valibot';
import { parseDays } from '../../resolvers/location/weekdays.ts';
import { isDate } from '#domain/site/date.ts';
import { slug } from './addresses.ts';
import { choice, distinct, group, list, maybe, pattern, text } from '../values.ts';

const span = '([01]?\\d|2[0-3]):[0-5]\\d ?(-|–|to) ?([01]?\\d|2[0-3]):[0-5]\\d';
const openingForm = new RegExp(`^(closed|${span})$`, 'i');
const expectedHours = 'hours such as 8:30-17:30, or closed';

/** `mon-fri: 8:30-17:30`, `sat: 8:00-16:00`, `sun: closed`; a day that is not named is closed. */
export const hours = (description: string) =>
  v.pipe(
    v.record(
      v.pipe(
        v.string(),
        v.check((days) => parseDays(days) !== null, 'days such as mon-fri, sat or "mon, wed"'),
      ),
      pattern('Hours of these days.', openingForm, expectedHours),
      'days with their hours, such as mon-fri: 8:30-17:30',
    ),
    v.description(`${description} For example mon-fri: 8:30-17:30, sat: 8:00-16:00, sun: closed.`),
  );

const oneDay = {
  date: v.pipe(text('Date, YYYY-MM-DD.'), v.check(isDate, 'a date in the form 2026-12-25')),
  name: maybe(text('Name of the day, for example Christmas Day.')),
  hours: pattern('Hours on that date.', openingForm, expectedHours),
  department: maybe(choice('Which department; all when left out.', ['all', 'sales', 'service', 'parts'])),
};
const oneDate = group('One date.', oneDay);
const sharedDate = group('One date.', {
  ...oneDay,
  locations: maybe(list('Slugs of the locations that it holds for. Default: all.', slug('Location.'), 200)),
});
type OneDate = v.InferOutput<typeof oneDate>;
type SharedDate = v.InferOutput<typeof sharedDate>;

/** Which day of which department, in words; a day for all departments may have others beside it. */
const nameOfDate = (entry: unknown): string => {
  const { date, department } = entry as OneDate;
  return department === null || department === 'all' ? date : `${date} of ${department}`;
};

/** Days of single locations may repeat a date: each holds where it says. */
const nameOfSharedDate = (entry: unknown): string | undefined =>
  (entry as SharedDate).locations === null ? nameOfDate(entry) : undefined;

/** Dates with hours of their own at one location. */
export const specialDays = (description: string) =>
  v.pipe(list(description, oneDate), distinct<OneDate>(nameOfDate));

/** Dates with hours of their own at all locations, or at some. */
export const sharedSpecialDays = (description: string) =>
  v.pipe(list(description, sharedDate), distinct<SharedDate>(nameOfSharedDate));
