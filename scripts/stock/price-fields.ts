import type { FinanceRules } from '#domain/finance/rules.ts';
import { findPriceBand } from '#domain/listing/price-band.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import { findWeeklyPrice } from '#domain/finance/weekly-price.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { readVehicle } from '#services/wire/vehicle.ts';

/**
 * Adds what follows from a vehicle's prices, so that the index can search by it: the effective price (PRICE-02), its range,
 * and the range of the weekly repayment, by the rates that the dealer's site shows. What a feed says in the place of one is
 * left out, because nobody could tell what it was made from. `now` is epoch seconds.
 */
export function addPriceFields(
  document: VehicleDocument,
  finance: FinanceRules | null,
  now: number,
): VehicleDocument {
  const vehicle = readVehicle(document);
  const price = findEffectivePrice(vehicle);
  const derived = {
    effective_price: price,
    price_range: findPriceBand(price),
    weekly_price_range: findWeeklyPrice(vehicle, finance, now),
  };
  const known = Object.entries({ ...document, ...derived }).filter(
    ([field, value]) => !(field in derived) || value !== null,
  );
  return Object.fromEntries(known) as VehicleDocument;
}
