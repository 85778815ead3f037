import * as v from 'valibot';
import type { AutoGauge } from '#domain/vehicle/autogauge.ts';
import { fetchJsonIfFound } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const dollars = v.pipe(v.number(), v.minValue(0));

const answer = v.object({
  fill: share,
  listing_price: dollars,
  market_range_min: dollars,
  market_range_max: dollars,
  confidence: share,
  description: v.pipe(v.string(), v.minLength(1)),
});

/**
 * Asks how the price of a vehicle compares with the market (GAUG-01): GET {car path}/autogauge at the dealer API. Null
 * when the service does not know the vehicle. Throws ServiceError, also when a field is missing (GAUG-02).
 */
export async function fetchAutoGauge(apiUrl: string, slug: string): Promise<AutoGauge | null> {
  const url = new URL(`${apiUrl}/cars/${encodeURIComponent(slug)}/autogauge`);
  const body = (await fetchJsonIfFound(url, { timeout: 8_000 })) ?? null;
  if (body === null || (typeof body === 'object' && Object.keys(body).length === 0)) return null;
  const gauge = parseAnswer(answer, body, 'The price comparison is not whole:');
  return {
    fill: gauge.fill,
    listingPrice: gauge.listing_price,
    marketMin: gauge.market_range_min,
    marketMax: gauge.market_range_max,
    confidence: gauge.confidence,
    description: gauge.description,
  };
}
