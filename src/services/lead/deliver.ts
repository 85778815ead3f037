import type { Lead } from '#domain/lead/lead.ts';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import { deliverAsAdf } from './adf.ts';
import type { LeadDriver } from './driver.ts';
import { deliverByHttp } from './http.ts';
import { deliverToTypesense } from './typesense.ts';

const drivers: { [Name in LeadEndpoint['name']]: LeadDriver<Name> } = {
  typesense: deliverToTypesense,
  http: deliverByHttp,
  adf: deliverAsAdf,
};

/** Delivers a lead with the dealer's driver. See LeadDriver for the contract. */
export function deliverLead(endpoint: LeadEndpoint, lead: Lead, send?: typeof fetch): Promise<string | null> {
  const driver = drivers[endpoint.name] as LeadDriver<typeof endpoint.name>;
  return driver(endpoint as never, lead, send);
}
