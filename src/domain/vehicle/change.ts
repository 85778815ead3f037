import { isAvailable, isSold } from './availability.ts';
import { differs } from './live-fields.ts';
import { findEffectivePrice } from './price.ts';
import type { Vehicle } from './vehicle.ts';
import { isWithdrawn } from './withdrawn.ts';

/** What a shopper should hear of what has become of a vehicle. */
export type VehicleChange =
  | 'withdrawn'
  | 'sold'
  | 'gone'
  | 'back'
  | 'reserved'
  | 'arrived'
  | 'coming'
  | 'price'
  | 'other';

/** Whether and when an available vehicle can be had. */
function findStanding(shown: Vehicle, now: Vehicle): VehicleChange | null {
  if (now.reserved && !shown.reserved) return 'reserved';
  if (!isAvailable(shown) || (shown.reserved && !now.reserved)) return 'back';
  if (shown.status === now.status) return null;
  return now.status === 'in_stock' ? 'arrived' : 'coming';
}

const isRepriced = (shown: Vehicle, now: Vehicle): boolean =>
  findEffectivePrice(shown) !== findEffectivePrice(now) ||
  shown.priceType !== now.priceType ||
  shown.subscriptionPrice !== now.subscriptionPrice;

/**
 * The important differences between a vehicle as a page shows it and as it is now, the most important first. A vehicle
 * that is gone has no price to compare.
 */
export function findChanges(shown: Vehicle, now: Vehicle): VehicleChange[] {
  if (isWithdrawn(now)) return isWithdrawn(shown) ? [] : ['withdrawn'];
  if (!isAvailable(now)) {
    if (!isAvailable(shown) && !isWithdrawn(shown)) return [];
    return [isSold(now) ? 'sold' : 'gone'];
  }
  const standing = findStanding(shown, now);
  const changes: VehicleChange[] = [
    ...(standing ? [standing] : []),
    ...(isRepriced(shown, now) ? (['price'] as const) : []),
  ];
  return changes.length === 0 && differs(shown, now) ? ['other'] : changes;
}
