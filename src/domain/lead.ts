import * as v from 'valibot';
import { enquiryEvent } from './lead-event.ts';
import type { EnquiryRules } from './site.ts';
import { slugify } from './slug.ts';
import type { Vehicle } from './vehicle.ts';

/** Version of the consent text that a shopper saw; raised whenever messages/enquiry changes its meaning (LEGAL 6). */
export const consentVersion = '2026-11';

/** A person needs at least this long, in milliseconds, to fill in a form; faster is a machine. */
export const shortestFillTime = 2_000;

const phoneForm = /^(?:\+61|0)[2-478]\d{8}$|^1[38]00\d{6}$|^13\d{4}$|^\+(?!61)\d{8,15}$/;
const withoutSpacing = (value: string): string => value.replace(/[\s().-]/g, '');

const line = (missing: string, longest = 120) =>
  v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.maxLength(longest, 'enquiry.error.tooLong'));
const optionalLine = (longest = 120) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(longest, 'enquiry.error.tooLong'));

/**
 * What a shopper may type, by this dealer's rules; the one schema of browser and sandbox. Messages are keys of
 * messages/enquiry (FORM-10).
 */
export const createEnquirySchema = (rules: EnquiryRules) =>
  v.object({
    name: line('enquiry.error.name'),
    email: v.pipe(optionalLine(200), v.email('enquiry.error.email')),
    phone: v.pipe(optionalLine(30), v.transform(withoutSpacing), v.regex(phoneForm, 'enquiry.error.phone')),
    message: rules.messageRequired ? line('enquiry.error.message', 3_000) : optionalLine(3_000),
    registration: optionalLine(12),
    termsConsent: rules.termsConsent
      ? v.literal(true, 'enquiry.error.terms')
      : v.optional(v.boolean(), false),
    optIn: v.optional(v.boolean(), false),
  });

export type Enquiry = v.InferOutput<ReturnType<typeof createEnquirySchema>>;

/** Name of a field that a shopper fills in. */
export type EnquiryField = keyof Enquiry;

/**
 * A lead as it is stored, in the platform's own spelling (FORM-01, FORM-08). `id` is 32 hexadecimal digits made by
 * the browser: lead id and idempotency key at once. Times are epoch seconds.
 */
export const leadDocument = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  created_at: v.pipe(v.number(), v.integer()),
  category: v.string(),
  subcategory: v.string(),
  event_id: v.number(),
  name: line('name'),
  email: v.pipe(v.string(), v.email()),
  phone: v.string(),
  message: v.string(),
  rego: v.string(),
  dealership_slug: v.string(),
  dealership_id: v.string(),
  manufacturer_slug: v.string(),
  location_id: v.string(),
  stock_number: v.string(),
  'Vehicle Make': v.string(),
  'Vehicle Model': v.string(),
  car_type: v.string(),
  car_id: v.string(),
  car_slug: v.string(),
  vehicle_status: v.string(),
  opt_in: v.boolean(),
  consent_version: v.string(),
  consent_at: v.number(),
  terms_accepted: v.boolean(),
  page_id: v.string(),
  source: v.literal('Website'),
  /** Left empty by people; what a machine wrote into the hidden field. */
  company_website: v.string(),
  elapsed_ms: v.number(),
});

export type Lead = v.InferOutput<typeof leadDocument>;

export interface LeadContext {
  /** From `createLeadId`. */
  id: string;
  dealershipSlug: string;
  dealershipId: string;
  vehicle: Vehicle;
  /** Path of the page. */
  page: string;
  /** Epoch milliseconds at which the form was opened, and now. */
  openedAt: number;
  now: number;
  /** What stands in the hidden field. */
  honeypot: string;
}

/** 128 random bits: nobody guesses the id of somebody else's lead. */
export function createLeadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the dealer should be suspicious: a hidden field was filled in, or nobody can type that fast. */
export const looksAutomated = (lead: Pick<Lead, 'company_website' | 'elapsed_ms'>): boolean =>
  lead.company_website !== '' || lead.elapsed_ms < shortestFillTime;

/** Writes the lead of an enquiry about one vehicle (FORM-01). */
export function createLead(enquiry: Enquiry, context: LeadContext): Lead {
  const { vehicle } = context;
  const seconds = Math.floor(context.now / 1_000);
  return {
    id: context.id,
    created_at: seconds,
    category: 'Vehicle Enquiry',
    subcategory: '',
    event_id: enquiryEvent(vehicle.carType),
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    message: enquiry.message,
    rego: enquiry.registration,
    dealership_slug: vehicle.dealershipSlug ?? context.dealershipSlug,
    dealership_id: vehicle.dealershipId ?? context.dealershipId,
    manufacturer_slug: slugify(vehicle.make),
    location_id: vehicle.locationId ?? '',
    stock_number: vehicle.stockNumber ?? '',
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.carType,
    car_id: vehicle.id,
    car_slug: vehicle.slug,
    vehicle_status: vehicle.status,
    opt_in: enquiry.optIn,
    consent_version: enquiry.optIn ? consentVersion : '',
    consent_at: enquiry.optIn ? seconds : 0,
    terms_accepted: enquiry.termsConsent,
    page_id: context.page,
    source: 'Website',
    company_website: context.honeypot,
    elapsed_ms: Math.max(0, context.now - context.openedAt),
  };
}
