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

/**
 * Delivers a lead with the dealer's driver, before that to the dealer API where it keeps a time or files until it sees their
 * lead. See LeadDriver for the contract.
 */
export async function deliverLead(
  endpoint: LeadEndpoint,
  lead: Lead,
  send?: typeof fetch,
): Promise<string | null> {
  const waits = lead.appointment_status === 'booked' || lead.attachment || lead.photos?.length;
  if (endpoint.keeper && waits) await deliverByHttp({ name: 'http', url: endpoint.keeper }, lead, send);
  const driver = drivers[endpoint.name] as LeadDriver<typeof endpoint.name>;
  return driver(endpoint as never, lead, send);
}
