import { map } from 'nanostores';
import * as v from 'valibot';
import { createEnquirySchema, createLead, createLeadId, type EnquiryField } from '#domain/lead.ts';
import type { EnquiryRules, LeadEndpoint } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { $lastEnquiry } from './last-enquiry.ts';
import { sendLead } from './outbox.ts';

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export interface EnquiryState {
  /** `kept`: the lead waits in the outbox; `failed`: the service refused it. */
  status: 'editing' | 'sending' | 'kept' | 'failed' | 'sent';
  /** Message keys by field, in the order of the form. */
  errors: EnquiryErrors;
  /** Why a kept lead is kept. */
  kept: 'offline' | 'unreachable' | null;
  /** What the service said, when it said something (FORM-04). */
  said: string | null;
}

/** The form as the page is built with it. */
export const untouchedEnquiry: EnquiryState = { status: 'editing', errors: {}, kept: null, said: null };

export const $enquiry = map<EnquiryState>(untouchedEnquiry);

/** One attempt at an enquiry: its id stays until the lead is handed over or kept. */
let attempt = { id: '', openedAt: 0 };

/** The form comes into view: the time to fill it in runs from here. */
export function openEnquiry(): void {
  if (attempt.openedAt === 0) attempt = { id: createLeadId(), openedAt: Date.now() };
  if ($enquiry.get().status === 'kept') restartEnquiry();
}

function restartEnquiry(): void {
  attempt = { id: createLeadId(), openedAt: Date.now() };
  $enquiry.set(untouchedEnquiry);
}

/** Takes back the complaint about a field that is being put right. */
export function editField(field: EnquiryField): void {
  const { [field]: mended, ...errors } = $enquiry.get().errors;
  if (mended) $enquiry.setKey('errors', errors);
}

export interface EnquirySettings {
  rules: EnquiryRules;
  endpoint: LeadEndpoint;
  dealershipSlug: string;
  dealershipId: string;
  vehicle: Vehicle;
}

/** The first complaint about each field, as message keys. */
function readErrors(issues: readonly v.BaseIssue<unknown>[]): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const issue of issues) errors[issue.path?.[0]?.key as EnquiryField] ??= issue.message;
  return errors;
}

/**
 * Checks and sends what was typed. Resolves with the status that the form is in then; never throws and never loses the
 * lead: without an answer it stays in the outbox.
 *
 * @param typed the form's values; the hidden field is `company_website`
 */
export async function submitEnquiry(
  typed: Record<string, unknown>,
  settings: EnquirySettings,
): Promise<EnquiryState['status']> {
  if ($enquiry.get().status === 'sending') return 'sending';
  const { rules, endpoint, vehicle, dealershipSlug, dealershipId } = settings;
  const checked = v.safeParse(createEnquirySchema(rules), typed);
  if (!checked.success) {
    $enquiry.set({ ...untouchedEnquiry, errors: readErrors(checked.issues) });
    return 'editing';
  }
  $enquiry.set({ ...untouchedEnquiry, status: 'sending' });
  openEnquiry();
  const lead = createLead(checked.output, {
    id: attempt.id,
    dealershipSlug,
    dealershipId,
    vehicle,
    page: window.location.pathname,
    openedAt: attempt.openedAt,
    now: Date.now(),
    honeypot: String(typed['company_website'] ?? ''),
  });
  const problem = await sendLead(endpoint, lead, vehicle.name);
  if (problem === null) {
    $lastEnquiry.set({ leadId: lead.id, vehicleName: vehicle.name, vehicleSlug: vehicle.slug });
    announceLead(lead.event_id, lead.id);
    $enquiry.setKey('status', 'sent');
  } else if (problem.kind === 'rejected') {
    $enquiry.set({ ...untouchedEnquiry, status: 'failed', said: problem.said });
  } else {
    const kept = problem.kind === 'offline' && !navigator.onLine ? 'offline' : 'unreachable';
    $enquiry.set({ ...untouchedEnquiry, status: 'kept', kept });
  }
  return $enquiry.get().status;
}

/** Tells whoever measures (EVT-02); a listener that fails is no reason to fail the shopper (EVT-03). */
function announceLead(eventId: number, leadId: string): void {
  document.dispatchEvent(new CustomEvent('forecourt:lead', { detail: { eventId, leadId } }));
}
