import { isQuote, keepTerms } from '#domain/finance/quotes.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The first price that was seen with each quote of this page's vehicles; null for none. */
const prices = new Map<string, number | null>();

/**
 * A vehicle with the quotes of lenders that are for the price it has (LEGAL 4). The index does not say for which price
 * a quote was made. The first price seen with it counts, so call this for the built vehicle before the current one.
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
