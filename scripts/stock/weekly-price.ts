import type { FinanceRules } from '#domain/finance/rules.ts';
import { findWeeklyPrice } from '#domain/finance/weekly-price.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';

/**
 * Adds the range of a vehicle's weekly repayment, by the rates that the dealer's site shows; what a feed says in its
 * place is left out, because nobody could tell at which rates. `now` is epoch seconds.
 */
export function addWeeklyPrice(
  document: VehicleDocument,
  finance: FinanceRules | null,
  now: number,
): VehicleDocument {
  const range = findWeeklyPrice(parseVehicle(document), finance, now);
  if (range !== null) return { ...document, weekly_price_range: range };
  const rest = { ...document };
  delete rest.weekly_price_range;
  return rest;
}
