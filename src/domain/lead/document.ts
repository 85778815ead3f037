import * as v from 'valibot';
import { leadFields, readFieldRule, type FieldName } from './field.ts';
import { createValueSchema } from './value-schema.ts';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Of what no form asks. */
const asked = v.optional(v.string());

type AskedKey = (typeof leadFields)[FieldName]['key'];
type AskedEntries = Record<AskedKey, v.OptionalSchema<v.GenericSchema<string>, undefined>>;

/** What a form may have asked, by the same rules as in the browser; absent, or empty, in others. */
const askedEntries = Object.fromEntries(
  (Object.keys(leadFields) as FieldName[]).map((name) => {
    const value = createValueSchema(readFieldRule(name), null);
    return [readFieldRule(name).key, v.optional(v.union([v.literal(''), value]))];
  }),
) as unknown as AskedEntries;

/**
 * A lead as it is stored, in the platform's own spelling (FORM-01, FORM-08). `id` is 32 hexadecimal digits made by
 * the browser: lead id and idempotency key at once. Times are epoch seconds. Of what the lead is not about, the fields
 * are empty.
 */
export const leadDocument = v.object({
  ...askedEntries,
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  created_at: v.pipe(v.number(), v.integer()),
  category: v.string(),
  subcategory: v.string(),
  /** Null when the platform's analytics names no event for it. */
  event_id: v.nullable(v.number()),
  name: filled,
  email: v.pipe(v.string(), v.email()),
  phone: v.union([v.literal(''), createValueSchema(leadFields.phone, null)]),
  message: v.string(),
  rego: v.string(),
  dealership_slug: v.string(),
  dealership_id: v.string(),
  manufacturer_slug: v.string(),
  location_id: v.string(),
  stock_number: v.string(),
  'Vehicle Make': v.string(),
  'Vehicle Model': v.string(),
  'Vehicle Year': asked,
  vin: asked,
  car_type: v.string(),
  car_id: v.string(),
  car_slug: v.string(),
  vehicle_status: v.string(),
  /** `booked` is kept free by the dealer API, `requested` waits for the dealer's word. */
  appointment_status: v.optional(v.picklist(['booked', 'requested', 'cancelled'])),
  offer_id: asked,
  offer_name: asked,
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
