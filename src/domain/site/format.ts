import { isDate } from './date.ts';
import { formatNumber } from './numbers.ts';

/** Made when it is first asked for: each takes part of the time in which a page wakes. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

const exact = once(
  () =>
    new Intl.NumberFormat('en-AU', {
      style: 'currency',
      currency: 'AUD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Dollars with cents where there are some, for example '$395' and '$912.25'. */
export const formatCents = (amount: number): string => exact().format(amount);

/** Masses and lengths as a feed writes them, read as easily as other figures: '2680 kg' is '2,680 kg'. */
export const groupThousands = (measure: string | null): string | null =>
  measure?.replace(
    /(^|[^\d.,])(\d{4,6})(?=\s*(?:kg|mm)\b)/gi,
    (_, before: string, digits: string) => `${before}${formatNumber(Number(digits))}`,
  ) ?? null;

const tenths = once(() => new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 }));

/** A number with one decimal place where it has one, for example '7.4' and '1,200'. */
export const formatTenths = (value: number): string => tenths().format(value);

/** A weight, for example '3,500 kg'. */
export const formatKilograms = (kilograms: number): string => `${formatNumber(kilograms)} kg`;

/** A length of a vehicle, for example '6,010 mm'. */
export const formatMillimetres = (millimetres: number): string => `${formatNumber(millimetres)} mm`;

/** A distance, for example '12,450 km'. */
export const formatKilometres = (kilometres: number): string => `${formatNumber(kilometres)} km`;

const calendar = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  once(() => new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options }));
const day = calendar({ day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar date 'YYYY-MM-DD' as '25 December 2026'; no zone is applied. */
export const formatDate = (date: string): string => day().format(new Date(`${date}T00:00:00Z`));

/**
 * A date of a feed: 'YYYY-MM-DD' as '5 March 2027'; anything else, such as '02/2022' or a day that no calendar has, as it
 * came.
 */
export function formatFeedDate(value: string): string {
  return isDate(value) ? formatDate(value) : value;
}

const weekday = calendar({ weekday: 'long' });
const dayOfMonth = calendar({ day: 'numeric', month: 'long' });
const shortMonth = calendar({ month: 'short' });

/** A calendar date 'YYYY-MM-DD' of the near future as 'Friday 25 December'; no zone is applied. */
export function formatWeekday(date: string): string {
  const moment = new Date(`${date}T00:00:00Z`);
  return `${weekday().format(moment)} ${dayOfMonth().format(moment)}`;
}

/** The month of a calendar date in short: 'Dec'. */
export const formatMonth = (date: string): string => shortMonth().format(new Date(`${date}T00:00:00Z`));
