import type { PhoneReveal as Reveal } from '#contract/phone-reveals.ts';
import { fetchText } from '../site/http.ts';

/** Facts about a shown number for the platform (API-05). */
export interface PhoneReveal {
  carId: string;
  dealershipId: string;
  websiteId: string;
}

/** Tells the dealer API that a shopper asked for the number of a vehicle. Throws ServiceError. */
export async function sendPhoneReveal(apiUrl: string, reveal: PhoneReveal): Promise<void> {
  await fetchText(new URL(`${apiUrl}/phone-reveals`), {
    method: 'POST',
    // Plain text needs no preflight, and the shopper may leave the page for the phone at any moment.
    headers: { 'content-type': 'text/plain' },
    keepalive: true,
    body: JSON.stringify({
      car_id: reveal.carId,
      dealership_id: reveal.dealershipId,
      website_id: reveal.websiteId,
    } satisfies Reveal),
  });
}
