import { readCategory, testDriveCategory } from './category.ts';
import type { Lead } from './document.ts';
import { readEventRule } from '../analytics/events.ts';
import { findLeadEvent, type FiledForm } from './event.ts';
import { leadFields, type FieldName } from './field.ts';
import type { LeadDealership, LeadValues } from './form.ts';
import type { LeadSubject } from './subject.ts';
import type { Visit } from './visit.ts';
import { slugify } from '../site/slug.ts';

export type { Lead } from './document.ts';
export { createLeadId } from '../site/lead-id.ts';

/** Version of the consent text that a shopper saw; raised whenever messages/enquiry changes its meaning (LEGAL 6). */
export const consentVersion = '2026-11';

/** A person needs at least this long, in milliseconds, to fill in a form; faster is a machine. */
export const shortestFillTime = 2_000;

export interface LeadContext extends FiledForm {
  /** From `createLeadId`. */
  id: string;
  dealershipSlug: string;
  dealershipId: string;
  /** The dealership of the location that was chosen, where that has its own (FORM-11). */
  chosenDealership?: LeadDealership | null;
  /** The dealer's own manufacturer, named where the subject has none (FORM-01). */
  manufacturer: string | null;
  /** Its id in the platform's systems, for leads that name it. */
  manufacturerId?: string | null;
  /** Name of the group that the dealer belongs to. */
  dealershipGroup?: string | null;
  /** How firm the appointment is, where one was chosen. */
  appointment?: Lead['appointment_status'] | null;
  consents: { optIn: boolean; terms: boolean };
  /** Path of the page. */
  page: string;
  /** How the shopper came to it. */
  visit?: Visit;
  /** Epoch milliseconds at which the form was opened, and now. */
  openedAt: number;
  now: number;
  /** What stands in the hidden field. */
  honeypot: string;
  /** What the form knows besides its fields. */
  extras?: Partial<Lead>;
}

/** Whether a machine probably sent it: the hidden field is filled in, or the form was filled in too fast. */
export const looksAutomated = (lead: Pick<Lead, 'company_website' | 'elapsed_ms'>): boolean =>
  lead.company_website !== '' || lead.elapsed_ms < shortestFillTime;

type Filing = Pick<Lead, 'category' | 'subcategory' | 'event_id'>;

/** The platform's category of a lead, and the event that it counts (EVT-02, FORM-09, TD-03). */
function fileLead(values: LeadValues, context: LeadContext): Filing {
  const event_id = readEventRule(findLeadEvent(values, context)).id;
  const { form, subject, topic, filing } = context;
  if (filing) return { category: filing.category, subcategory: filing.subcategory, event_id };
  if (topic === 'finance') return { category: 'Finance Enquiry', subcategory: '', event_id };
  if (form === 'testDrive') return { category: testDriveCategory, subcategory: '', event_id };
  if (form === 'photos') return { category: 'Vehicle Enquiry', subcategory: 'Request Photos', event_id };
  if (subject.kind === 'vehicle') return { category: 'Vehicle Enquiry', subcategory: '', event_id };
  if (subject.kind === 'offer') return { category: 'Offer Enquiry', subcategory: '', event_id };
  const { category, subcategory } = readCategory(subject.kind === 'model' ? 'sales' : values.category);
  return { category, subcategory, event_id };
}

/** Facts of what the lead is about; empty for what it is not about. */
function describeVehicle(
  subject: LeadSubject,
  { manufacturer, manufacturerId }: Pick<LeadContext, 'manufacturer' | 'manufacturerId'>,
) {
  const vehicle = subject.kind === 'vehicle' ? subject.vehicle : null;
  const offer = subject.kind === 'offer' ? subject.offer : null;
  const model = subject.kind === 'model' ? subject.model : null;
  const make = vehicle?.make ?? offer?.make ?? model?.make ?? '';
  const slug = slugify(make || (manufacturer ?? ''));
  return {
    manufacturer_slug: slug,
    ...(manufacturerId && slug === slugify(manufacturer ?? '') && { manufacturer_id: manufacturerId }),
    location_id: vehicle?.locationId ?? '',
    stock_number: vehicle?.stockNumber ?? '',
    'Vehicle Make': make,
    'Vehicle Model': vehicle?.model ?? offer?.model ?? model?.name ?? '',
    ...(vehicle?.year && { 'Vehicle Year': String(vehicle.year) }),
    ...(vehicle?.vin && { vin: vehicle.vin }),
    car_type: vehicle?.carType ?? '',
    car_id: vehicle?.id ?? '',
    car_slug: vehicle?.slug ?? '',
    vehicle_status: vehicle?.status ?? '',
    ...(offer && { offer_id: offer.id, offer_name: offer.name }),
  };
}

/** The filled fields under the platform's names. */
const describeValues = (values: LeadValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => name !== 'category' && value !== '')
      .map(([name, value]) => [leadFields[name as FieldName].key, value]),
  );

/** Writes the lead of one form about one subject (FORM-01, FORM-08). */
export function createLead(values: LeadValues, context: LeadContext): Lead {
  const { id, subject, consents } = context;
  const vehicle = subject.kind === 'vehicle' ? subject.vehicle : null;
  const chosen = context.chosenDealership;
  const seconds = Math.floor(context.now / 1_000);
  return {
    id,
    created_at: seconds,
    ...fileLead(values, context),
    name: values.name ?? '',
    email: values.email ?? '',
    phone: '',
    message: '',
    rego: '',
    dealership_slug: chosen?.slug ?? vehicle?.dealershipSlug ?? context.dealershipSlug,
    dealership_id: chosen?.id ?? vehicle?.dealershipId ?? context.dealershipId,
    site_slug: context.dealershipSlug,
    ...(context.dealershipGroup && { dealership_group: context.dealershipGroup }),
    ...describeVehicle(subject, context),
    ...describeValues(values),
    ...context.extras,
    ...(context.appointment && { appointment_status: context.appointment }),
    opt_in: consents.optIn,
    consent_version: consents.optIn ? consentVersion : '',
    consent_at: consents.optIn ? seconds : 0,
    terms_accepted: consents.terms,
    page_id: context.page,
    source: 'Website',
    ...(context.visit && {
      lead_attributes: {
        visited_pages: context.visit.pages,
        linked_query_params: context.visit.campaign,
      },
    }),
    company_website: context.honeypot,
    elapsed_ms: Math.max(0, context.now - context.openedAt),
  };
}
