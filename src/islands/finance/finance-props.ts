import { canCalculateFinance, findDisclaimer } from '#domain/finance-estimate.ts';
import { findEffectivePrice } from '#domain/price.ts';
import type { Site } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import type { FinanceCalculatorProps } from './FinanceCalculator.tsx';

/** What the finance calculator of a vehicle needs; null where the vehicle or its dealer has none (VDP-06). */
export function createFinanceProps(
  vehicle: Vehicle,
  { finance, vehicleActions, messages }: Pick<Site, 'finance' | 'vehicleActions' | 'messages'>,
): FinanceCalculatorProps | null {
  const calculator = finance?.calculator || null;
  if (!finance || !calculator || !canCalculateFinance(vehicle, finance)) return null;
  return {
    finance: { ...finance, calculator },
    price: findEffectivePrice(vehicle),
    disclaimer: findDisclaimer(vehicle, finance),
    enquire: vehicleActions.includes('enquire'),
    messages,
  };
}
