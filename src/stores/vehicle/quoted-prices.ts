import { isQuote, keepTerms } from '#domain/finance/quotes.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The price that each quote of this page's vehicles was seen with first; null where there was none. */
const prices = new Map<string, number | null>();

/**
 * A vehicle with the quotes of lenders that are for the price it has (LEGAL 4). The index does not say which price a quote
 * was made for: it is the one that it was seen with first, so a page tells its vehicle as built before the one of now.
 */
export function keepTrueQuotes(vehicle: Vehicle): Vehicle {
  const price = findEffectivePrice(vehicle);
  const financeLenders = vehicle.financeLenders.map((figures) => {
    if (!isQuote(figures)) return figures;
    const key = JSON.stringify([vehicle.id, figures]);
    if (!prices.has(key)) prices.set(key, price);
    return prices.get(key) === price ? figures : keepTerms(figures);
  });
  return { ...vehicle, financeLenders };
}
