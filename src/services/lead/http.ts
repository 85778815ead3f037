import type { Submission } from '#contract/leads.ts';
import type { LeadDriver } from './driver.ts';
import { byLeadId, sendOnce } from './send-once.ts';

/**
 * Posts the lead as JSON to the dealer's endpoint or relay: `{ userData, isLastStep }` (FORM-02). Steps before the last
 * one stay in the browser; only a lead that waits for a decision of the shopper is not the last.
 */
export const deliverByHttp: LeadDriver<'http'> = (endpoint, lead, send) =>
  sendOnce(
    new URL(endpoint.url),
    {
      headers: { 'content-type': 'application/json', 'idempotency-key': lead.id },
      body: JSON.stringify({
        userData: lead,
        isLastStep: lead.form_completed !== false,
      } satisfies Submission),
      send,
    },
    byLeadId,
  );
