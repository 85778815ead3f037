import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** Of forms that ask for it; absent in others. */
const asked = v.optional(v.string());

/**
 * A lead as it is stored, in the platform's own spelling (FORM-01, FORM-08). `id` is 32 hexadecimal digits made by
 * the browser: lead id and idempotency key at once. Times are epoch seconds. Of what the lead is not about, the fields
 * are empty.
 */
export const leadDocument = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  created_at: v.pipe(v.number(), v.integer()),
  category: v.string(),
  subcategory: v.string(),
  /** Null when the platform's analytics names no event for it. */
  event_id: v.nullable(v.number()),
  name: filled,
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
  last_name: asked,
  postcode: asked,
  model_of_interest: asked,
  preferred_day: asked,
  preferred_time: asked,
  additional_services: asked,
  budget: asked,
  kilometres: asked,
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
