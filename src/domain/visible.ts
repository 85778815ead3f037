import { isAvailable } from './availability.ts';
import { findArrivalCutoff, findSoldCutoff } from './filters.ts';
import type { StockRules } from './stock-rules.ts';
import type { Vehicle } from './vehicle.ts';

/** Whether a vehicle is sold, and still inside the dealer's window (SRCH-03). `now` is in epoch seconds. */
export function isRecentlySold(vehicle: Vehicle, rules: StockRules, now: number): boolean {
  const cutoff = findSoldCutoff(rules, now);
  return cutoff !== null && vehicle.status === 'sold' && vehicle.soldAt !== null && vehicle.soldAt >= cutoff;
}

/** Whether a vehicle has the pictures and the age that the dealer asks for (SRCH-16). `now` is in epoch seconds. */
function isRipe({ photosCount, createdAt }: Vehicle, rules: StockRules, now: number): boolean {
  const cutoff = findArrivalCutoff(rules, now);
  return (
    (photosCount ?? 0) >= rules.leastPhotos &&
    (cutoff === null || (createdAt !== null && createdAt <= cutoff))
  );
}

/** Whether a dealer wants to show a vehicle at all, whatever has become of it. `now` is in epoch seconds. */
function isWanted(vehicle: Vehicle, rules: StockRules, now: number): boolean {
  const make = vehicle.make.toLowerCase();
  return (
    vehicle.showOnDealerWebsite &&
    isRipe(vehicle, rules, now) &&
    !rules.excludedMakes.some((excluded) => excluded.toLowerCase() === make)
  );
}

/**
 * Whether a vehicle gets a page and a place in listings (SRCH-02…04): in stock, coming or recently sold, meant for
 * the website, and not of an excluded make. The same rule as `createBaseFilter`, which the index applies. `now` is in epoch seconds.
 */
export function isVisible(vehicle: Vehicle, rules: StockRules, now: number): boolean {
  return isWanted(vehicle, rules, now) && (isAvailable(vehicle) || isRecentlySold(vehicle, rules, now));
}

/**
 * Whether a vehicle without a page may be told about to somebody who follows a link to it: one that would have a page,
 * and one that was sold, however long ago. `now` is in epoch seconds.
 */
export const mayBeTold = (vehicle: Vehicle, rules: StockRules, now: number): boolean =>
  isWanted(vehicle, rules, now) && (isAvailable(vehicle) || vehicle.status === 'sold');
