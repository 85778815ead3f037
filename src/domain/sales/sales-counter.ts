import type { SiteSettings } from '../site/settings.ts';

/** Where the number of this month's sales comes from. */
export type SalesRules = NonNullable<SiteSettings['salesCounter']>;

/** The made-up counter (SALES-01, C45): so many a day, one after so many seconds. */
export const salesPerDay = 192;
export const secondsPerSale = 450;
/** How often the number is read again, in seconds. */
export const salesRefresh = 150;

const day = 86_400;
/** Brisbane is ten hours ahead of UTC and has no summer time. */
const brisbane = 10 * 3_600;

/**
 * Sales that nobody has made: a number that grows by the clock of Brisbane and begins anew each month. `now` is epoch
 * seconds.
 */
export function countSyntheticSales(now: number): number {
  const local = Math.floor(now) + brisbane;
  const dayOfMonth = new Date(local * 1000).getUTCDate();
  return (dayOfMonth - 1) * salesPerDay + Math.floor((((local % day) + day) % day) / secondsPerSale);
}

/** The month of a day: '2026-11' of '2026-11-23'. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** What every build says of made-up sales (C45, LEGAL 8). */
export const syntheticWarning =
  'shows sales that nobody has made: a number that grows by the clock. Untrue figures can break the Australian Consumer Law (s 18 and 29). Write mode: data, whose number the dealer API counts, or salesCounter: false.';
