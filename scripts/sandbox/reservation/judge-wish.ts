import type { Dealer } from '#config/dealer.ts';
import { canBeReserved, findDeposit } from '#domain/reservation/reserve-rules.ts';
import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import { mayBeTold } from '#domain/vehicle/visible.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** A vehicle that can be reserved now, and for what. */
export interface Terms {
  dealer: Dealer;
  rules: ReserveRules;
  collection: string;
  vehicle: Vehicle;
  /** Dollars. */
  price: number;
  deposit: number;
}

/**
 * Asks the index whether a vehicle can be reserved now. `taken` is one that the stock calls reserved, `gone` any other
 * that cannot be. Of a dealer that is not known now, whose file may have a mistake, nothing can be said: `unknown`. `now` is in epoch
 * seconds.
 */
export async function judgeWish(
  dealers: readonly Dealer[],
  { dealershipSlug, find }: { dealershipSlug: string; find: (collection: string) => Promise<Vehicle | null> },
  now: number,
): Promise<Terms | 'taken' | 'gone' | 'unknown'> {
  // Of this site alone: nobody takes money in its place, such as a group that names this dealership at a location.
  const dealer = dealers.find(({ site }) => site.slug === dealershipSlug);
  if (!dealer) return 'unknown';
  const rules = dealer.site.reserve;
  if (!rules || rules.mode === 'external') return 'gone';
  const collection = dealer.build.collections.vehicles;
  const vehicle = await find(collection);
  if (!vehicle || !mayBeTold(vehicle, dealer.site.stock, now)) return 'gone';
  const price = findEffectivePrice(vehicle);
  if (vehicle.reserved && isAvailable(vehicle)) return 'taken';
  if (price === null || !canBeReserved(vehicle, rules)) return 'gone';
  return { dealer, rules, collection, vehicle, price, deposit: findDeposit(vehicle, rules) };
}
