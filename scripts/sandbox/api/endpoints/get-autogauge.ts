import * as contract from '#contract/autogauge.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { findAskingDealer } from '../../account/own-origin.ts';
import { createEndpoint } from '../endpoint.ts';

/** Advertised prices of similar vehicles lie this far from their average, as a share. */
const spread = 0.08;

/**
 * Compares a price with the market averages that came with the stock: a range around the average of the state, or less
 * sure, of the country. Null where the stock has neither.
 */
function compare(vehicle: Vehicle) {
  const price = findEffectivePrice(vehicle);
  const average = vehicle.stateAverageMarketPrice ?? vehicle.averageMarketPrice;
  if (price === null || average === null) return null;
  const [least, most] = [Math.round(average * (1 - spread)), Math.round(average * (1 + spread))];
  const fill = Math.min(Math.max((price - least) / (most - least), 0), 1);
  const difference = formatMoney(Math.abs(average - price));
  return {
    fill: Math.round(fill * 1_000) / 1_000,
    listing_price: price,
    market_range_min: least,
    market_range_max: most,
    confidence: vehicle.stateAverageMarketPrice === null ? 0.5 : 0.75,
    description:
      average === price
        ? 'At the market average'
        : `${difference} ${price < average ? 'below' : 'above'} the market average`,
  };
}

/** The price comparison of a vehicle (GAUG-01): GET {car path}/autogauge. `null` where nothing is known. */
export const getAutoGauge = createEndpoint(
  contract.getAutoGauge,
  ({ vehicles, dealers }) =>
    async ({ parameters: { slug }, context, answer }) => {
      const known = await dealers();
      const found = await vehicles.findBySlug(slug, findAskingDealer(context, known), known);
      return found
        ? answer(200, compare(found.vehicle))
        : answer(404, { message: 'There is no such vehicle.' });
    },
);
