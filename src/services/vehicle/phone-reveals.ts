import { fetchText } from '../site/http.ts';

/** What the platform wants to know of a number that was shown (API-05). */
export interface PhoneReveal {
  carId: string;
  dealershipId: string;
  websiteId: string;
}

/** Tells the dealer API that a shopper asked for the number of a vehicle. Throws ServiceError. */
export async function sendPhoneReveal(apiUrl: string, reveal: PhoneReveal): Promise<void> {
  await fetchText(new URL(`${apiUrl}/phone-reveals`), {
    method: 'POST',
    // Plain text needs no question beforehand, and the page may be left for the phone at any moment.
    headers: { 'content-type': 'text/plain' },
    keepalive: true,
    body: JSON.stringify({
      car_id: reveal.carId,
      dealership_id: reveal.dealershipId,
      website_id: reveal.websiteId,
    }),
  });
}
