import { deliveryPrice } from '#contract/answers/delivery-price.ts';
import type { DeliveryEstimate } from '#domain/costs/delivery.ts';
import { fetchJsonIfFound } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

/**
 * Asks the dealer API what delivery of a vehicle to a postcode costs. Null when it has no price for that postcode. Throws
 * ServiceError.
 */
export async function fetchDelivery(
  apiUrl: string,
  { postcode, vehicleId }: { postcode: string; vehicleId: string },
): Promise<DeliveryEstimate | null> {
  const url = new URL(`${apiUrl}/delivery`);
  url.search = new URLSearchParams({ postcode, car_id: vehicleId }).toString();
  const body = await fetchJsonIfFound(url, { timeout: 8_000, retries: 1 });
  if (body === undefined) return null;
  const { price, name } = parseAnswer(deliveryPrice, body);
  return price === null || price === undefined || !name ? null : { price: Math.round(price), region: name };
}
