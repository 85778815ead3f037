import type { Lead } from '#domain/lead.ts';
import type { LeadEndpoint } from '#domain/lead-endpoint.ts';

export type EndpointOf<Name extends LeadEndpoint['name']> = Extract<LeadEndpoint, { name: Name }>;

/**
 * Hands one lead over. Resolves when the lead is stored, whether by this call or by an earlier one with the same id;
 * so it may be called again after any failure. Throws ServiceError; a passing one means 'try again later'.
 */
export type LeadDriver<Name extends LeadEndpoint['name']> = (
  endpoint: EndpointOf<Name>,
  lead: Lead,
) => Promise<void>;
