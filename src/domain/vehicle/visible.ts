import { isSameName } from '../site/same-name.ts';
import { isAvailable } from './availability.ts';
import { findArrivalCutoff, findSoldCutoff } from '../search/filters.ts';
import type { StockRules } from './stock-rules.ts';
import type { Vehicle } from './vehicle.ts';

/** Whether a vehicle is sold, and still inside the dealer's window (SRCH-03). `now` is in epoch seconds. */
export function isRecentlySold(vehicle: Vehicle, rules: StockRules, now: number): boolean {
  const cutoff = findSoldCutoff(rules, now);
  return cutoff !== null && vehicle.status === 'sold' && vehicle.soldAt !== null && vehicle.soldAt >= cutoff;
}

/** Whether the dealer shows no vehicle of a make, however it is spelled (SRCH-04). */
export const isExcluded = (make: string, { excludedMakes }: Pick<StockRules, 'excludedMakes'>): boolean =>
  excludedMakes.some((excluded) => isSameName(excluded, make));

/** Reasons of the dealer for hiding a vehicle, in the order in which they are checked. */
export type Unwanted = 'website' | 'make' | 'pictures' | 'age';

/** Why a dealer does not show a vehicle, whatever has become of it, or null (SRCH-04, SRCH-16). `now` is in epoch seconds. */
export function whyUnwanted(vehicle: Vehicle, rules: StockRules, now: number): Unwanted | null {
  const { photosCount, createdAt } = vehicle;
  const cutoff = findArrivalCutoff(rules, now);
  if (!vehicle.showOnDealerWebsite) return 'website';
  if (isExcluded(vehicle.make, rules)) return 'make';
  if ((photosCount ?? 0) < rules.leastPhotos) return 'pictures';
  return cutoff === null || (createdAt !== null && createdAt <= cutoff) ? null : 'age';
}

/**
 * Whether a vehicle gets a page and a place in listings (SRCH-02…04): in stock, coming or recently sold, meant for
 * the website, and not of an excluded make. The same rule as `createBaseFilter`, which the index applies. `now` is in epoch seconds.
 */
export function isVisible(vehicle: Vehicle, rules: StockRules, now: number): boolean {
  return (
    whyUnwanted(vehicle, rules, now) === null && (isAvailable(vehicle) || isRecentlySold(vehicle, rules, now))
  );
}

/**
 * Whether a vehicle without a page may be told about to somebody who follows a link to it: one that would have a page,
 * and one that was sold, however long ago. `now` is in epoch seconds.
 */
export const mayBeTold = (vehicle: Vehicle, rules: StockRules, now: number): boolean =>
  whyUnwanted(vehicle, rules, now) === null && (isAvailable(vehicle) || vehicle.status === 'sold');
