import type { Lead } from '#domain/lead/lead.ts';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';

export type EndpointOf<Name extends LeadEndpoint['name']> = Extract<LeadEndpoint, { name: Name }>;

/**
 * Hands one lead over. Resolves when the service has said that the lead is stored, by this call or by an earlier one
 * with the same id, with the id that the service gave it, null where it gave none; so it may be called again after any failure (FORM-03). Throws ServiceError otherwise:
 * - `rejected`: the service read the lead and says `error`, whatever its status; `said` holds its words for the shopper;
 * - `unreadable`: a 2xx answer that says neither. The lead may be lost, so it has to be sent again;
 * - every other kind: what `errors.ts` says. Nothing of it means that the lead arrived.
 *
 * @param send the network, where it is not the usual one
 */
export type LeadDriver<Name extends LeadEndpoint['name']> = (
  endpoint: EndpointOf<Name>,
  lead: Lead,
  send?: typeof fetch,
) => Promise<string | null>;
