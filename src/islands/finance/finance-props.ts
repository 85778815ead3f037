import { canCalculateFinance, estimateFinance, findDisclaimer } from '#domain/finance/estimate.ts';
import { beginAtEstimate, findComparisonRate, listEstimateFees } from '#domain/finance/loan-beginning.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import type { FinanceCalculatorProps } from './FinanceCalculator.tsx';

/**
 * What the finance calculator of a vehicle needs; null where the vehicle or its dealer has none (VDP-06). It begins
 * where the estimate of the page stands. `now` is epoch seconds.
 */
export function createFinanceProps(
  vehicle: Vehicle,
  { finance, vehicle: { actions }, messages }: Pick<Site, 'finance' | 'vehicle' | 'messages'>,
  now: number,
): FinanceCalculatorProps | null {
  const calculator = finance?.calculator || null;
  if (!finance || !calculator || !canCalculateFinance(vehicle, finance)) return null;
  const price = findEffectivePrice(vehicle);
  const estimate = estimateFinance(vehicle, finance, now);
  const name = createFinanceCalculatorText(messages)('finance.fee.establishment');
  const rules = { ...finance, calculator };
  const asEstimated = estimate && {
    lender: { ...finance.lender, comparisonRate: findComparisonRate(estimate, finance) },
    fees: listEstimateFees(estimate, finance.fees, name),
  };
  return {
    finance: { ...rules, ...asEstimated },
    price,
    beginning: estimate && beginAtEstimate(estimate, rules, price),
    disclaimer: findDisclaimer(vehicle, finance),
    enquire: actions.includes('enquire'),
    messages,
  };
}
