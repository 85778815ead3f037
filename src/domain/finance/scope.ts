import { isSameName } from '../site/same-name.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { LenderFigures } from './lender.ts';
import { findEffectivePrice, type PriceFields } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What decides which vehicles of a site with a finance calculator have one on their page. */
export interface CalculatorScope {
  /** Name by which the stock feed knows the provider. */
  provider: string;
  /** Makes of which nothing about credit is said. */
  excludeMakes: string[];
}

export const isExcludedMake = ({ make }: Pick<Vehicle, 'make'>, makes: readonly string[]): boolean =>
  makes.some((excluded) => isSameName(excluded, make));

/** The provider's figures for this vehicle; undefined where it has none. */
export const findOwnFigures = (
  { financeLenders }: Pick<Vehicle, 'financeLenders'>,
  provider: string,
): LenderFigures | undefined =>
  financeLenders.find(({ financeProvider }) => isSameName(financeProvider, provider));

/**
 * Whether the page of a vehicle has a calculator, on a site that has one at all: the vehicle has a price or a repayment
 * of its lender (VDP-06, C9), its make is not excluded, and its lender gives it rates (FEST-01).
 */
export function canCalculateWithin(
  vehicle: PriceFields & Pick<Vehicle, 'make' | 'status' | 'financeLenders'>,
  { provider, excludeMakes }: CalculatorScope,
): boolean {
  if (!isAvailable(vehicle) || isExcludedMake(vehicle, excludeMakes)) return false;
  const own = findOwnFigures(vehicle, provider);
  if (own && (own.interestRate === null || own.comparisonRate === null)) return false;
  return findEffectivePrice(vehicle) !== null || (own?.paymentWeek ?? 0) > 0 || (own?.paymentMonth ?? 0) > 0;
}
