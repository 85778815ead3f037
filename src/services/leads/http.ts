import type { LeadDriver } from './driver.ts';
import { sendOnce } from './send-once.ts';

/** Posts the lead as JSON to the dealer's endpoint or relay. */
export const deliverByHttp: LeadDriver<'http'> = (endpoint, lead) =>
  sendOnce(new URL(endpoint.url), {
    headers: { 'content-type': 'application/json', 'idempotency-key': lead.id },
    body: JSON.stringify(lead),
  });
