import { isAvailable } from '#domain/availability.ts';
import { findArrivalCutoff, findSoldCutoff } from '#domain/filters.ts';
import type { StockRules } from '#domain/stock-rules.ts';
import type { Vehicle } from '#domain/vehicle.ts';

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

/**
 * Whether a vehicle gets a page and a place in listings (SRCH-02…04): in stock, coming or recently sold, meant for
 * the website, and not of an excluded make. The same rule as `createBaseFilter`, which the index applies. `now` is in epoch seconds.
 */
export function isVisible(vehicle: Vehicle, rules: StockRules, now: number): boolean {
  if (!vehicle.showOnDealerWebsite || !isRipe(vehicle, rules, now)) return false;
  const make = vehicle.make.toLowerCase();
  if (rules.excludedMakes.some((excluded) => excluded.toLowerCase() === make)) return false;
  return isAvailable(vehicle) || isRecentlySold(vehicle, rules, now);
}
