import { gauge as shape } from '#contract/answers/gauge.ts';
import type { AutoGauge } from '#domain/vehicle/autogauge.ts';
import { fetchJsonIfFound } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

/**
 * Asks how the price of a vehicle compares with the market (GAUG-01): GET {car path}/autogauge at the dealer API. Null
 * when the service does not know the vehicle. Throws ServiceError, also when a field is missing (GAUG-02).
 */
export async function fetchAutoGauge(apiUrl: string, slug: string): Promise<AutoGauge | null> {
  const url = new URL(`${apiUrl}/cars/${encodeURIComponent(slug)}/autogauge`);
  const body = (await fetchJsonIfFound(url, { timeout: 8_000 })) ?? null;
  if (body === null || (typeof body === 'object' && Object.keys(body).length === 0)) return null;
  const gauge = parseAnswer(shape, body);
  return {
    fill: gauge.fill,
    listingPrice: gauge.listing_price,
    marketMin: gauge.market_range_min,
    marketMax: gauge.market_range_max,
    confidence: gauge.confidence,
    description: gauge.description,
  };
}
