import { describePrice, type PriceRules } from '../vehicle/price.ts';
import type { CardVehicle } from '../vehicle/vehicle.ts';

/**
 * Dollars by which another vehicle costs more than this one; less is below 0. Null where the two prices are not of one kind: one
 * that includes government charges says nothing about one that does not (LEGAL 1).
 */
export function findPriceGap(one: CardVehicle, other: CardVehicle, rules: PriceRules): number | null {
  const from = describePrice(one, rules);
  const to = describePrice(other, rules);
  if (from.kind !== 'amount' || to.kind !== 'amount' || from.type !== to.type) return null;
  return to.amount - from.amount;
}
