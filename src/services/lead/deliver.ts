import type { Lead } from '#domain/lead/lead.ts';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import { ServiceError } from '../site/errors.ts';
import { fetchJsonIfFound } from '../site/http.ts';
import { deliverAsAdf } from './adf.ts';
import type { LeadDriver } from './driver.ts';
import { deliverByHttp } from './http.ts';
import { deliverToTypesense } from './typesense.ts';

const drivers: { [Name in LeadEndpoint['name']]: LeadDriver<Name> } = {
  typesense: deliverToTypesense,
  http: deliverByHttp,
  adf: deliverAsAdf,
};

/** Statuses of a dealer API that takes no leads: it knows in another way which times are taken. No answer of its own is none of them. */
const takesNone = [404, 405, 501];

/**
 * Whether the dealer API, having seen the lead, keeps its time: it may have given it back, such as where its number has several,
 * or its booker has moved it while the lead waited.
 */
async function isKept(
  keeper: string,
  { id, appointment_at: at = '' }: Lead,
  send?: typeof fetch,
): Promise<boolean> {
  const kept = await fetchJsonIfFound(new URL(`appointments/${id}`, keeper), { send });
  return (kept as { starts_at?: unknown } | undefined)?.starts_at === Date.parse(at) / 1_000;
}

/**
 * Shows a lead to the dealer API, which keeps a time or files only until it has seen their lead. Resolves with the lead for the
 * dealer: it asks for its time where nobody keeps that. Never throws a ServiceError: what the dealer gets waits for nobody.
 */
async function showToKeeper(keeper: string, lead: Lead, send?: typeof fetch): Promise<Lead> {
  const isBooked = lead.appointment_status === 'booked';
  let isFree: boolean;
  try {
    await deliverByHttp({ name: 'http', url: keeper }, lead, send);
    isFree = isBooked && !(await isKept(keeper, lead, send));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    console.warn('The dealer API did not take the enquiry.', error);
    const takesLeads = !(error.answer instanceof Object) || !takesNone.includes(error.httpStatus ?? 0);
    isFree = isBooked && takesLeads;
  }
  return isFree ? { ...lead, appointment_status: 'requested' } : lead;
}

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
  const shown = endpoint.keeper && waits ? await showToKeeper(endpoint.keeper, lead, send) : lead;
  const driver = drivers[endpoint.name] as LeadDriver<typeof endpoint.name>;
  return driver(endpoint as never, shown, send);
}
