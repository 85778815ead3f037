import { isAvailable } from './availability.ts';
import { findEffectivePrice } from './price.ts';
import type { Vehicle } from './vehicle.ts';
import { isWithdrawn } from './withdrawn.ts';

/** What a shopper should hear first of what has become of a vehicle. */
export type VehicleChange = 'withdrawn' | 'sold' | 'back' | 'reserved' | 'price' | 'other';

/** The most important difference between a vehicle as a page shows it and as it is now; null where there is none. */
export function findChange(shown: Vehicle, now: Vehicle): VehicleChange | null {
  if (isWithdrawn(now)) return isWithdrawn(shown) ? null : 'withdrawn';
  if (!isAvailable(now)) return isAvailable(shown) || isWithdrawn(shown) ? 'sold' : null;
  if (!isAvailable(shown)) return 'back';
  if (now.reserved && !shown.reserved) return 'reserved';
  const isRepriced =
    findEffectivePrice(shown) !== findEffectivePrice(now) ||
    shown.priceType !== now.priceType ||
    shown.subscriptionPrice !== now.subscriptionPrice;
  if (isRepriced) return 'price';
  return shown === now ? null : 'other';
}
