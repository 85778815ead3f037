import { isAvailable } from '../vehicle/availability.ts';
import { estimateFinance } from './estimate.ts';
import type { FinanceRules } from './rules.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { findWeeklyBand } from './weekly-bands.ts';

/**
 * The range of a vehicle's weekly repayment, as the field `weekly_price_range` of the index has it (REF-08). The filter
 * shows one rate, one comparison rate and one term (LEGAL 4), so only repayments at exactly these count. Null where the
 * lender quotes the vehicle its own figures, or where no figure is allowed. `now` is epoch seconds.
 */
export function findWeeklyPrice(
  vehicle: Parameters<typeof estimateFinance>[0],
  finance: FinanceRules | null,
  now: number,
): string | null {
  const estimate = estimateFinance(vehicle, finance, now);
  if (!estimate || !finance || finance.estimate === false) return null;
  const { lender } = finance;
  const isAdvertised =
    estimate.source === 'calculated' &&
    estimate.interestRate === lender.interestRate &&
    estimate.comparisonRate === lender.comparisonRate &&
    estimate.termYears === finance.estimate.termYears &&
    estimate.deposit === 0 &&
    estimate.balloon === 0;
  return isAdvertised ? findWeeklyBand(estimate.weekly) : null;
}

/**
 * Number of vehicles whose weekly price in the index differs from today's rates. The filter would show wrong figures
 * for them.
 */
export const countWrongWeeklyPrices = (
  vehicles: readonly Vehicle[],
  finance: FinanceRules | null,
  now: number,
): number =>
  vehicles.filter(
    (vehicle) => isAvailable(vehicle) && vehicle.weeklyPrice !== findWeeklyPrice(vehicle, finance, now),
  ).length;
