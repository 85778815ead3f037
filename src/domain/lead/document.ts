import * as v from 'valibot';
import { savedLimit } from '../garage/garage.ts';
import { limitedList } from '../site/limited-list.ts';
import { leadFields, readFieldRule, type FieldName } from './field.ts';
import { mostPhotos } from '../trade-in/photos.ts';
import { leaveOutUnwritten } from './tidy-value.ts';
import { attachmentForm } from './upload.ts';
import { createValueSchema } from './value-schema.ts';
import { longestPart, mostPages } from './visit.ts';

const isWhole = (value: string): boolean => value.isWellFormed();
const half = 'has half of a character';
const written = v.pipe(v.string(), v.transform(leaveOutUnwritten));
/** The same of one line: a second one might become a header of a message. */
const writtenLine = v.pipe(
  written,
  v.transform((value: string) => value.replace(/[\r\n\u2028\u2029]+/g, ' ')),
);
/** A text that is safe in files and lists: of limited length, without half a character and without turns. */
const text = (longest: number, form = written) => v.pipe(form, v.maxLength(longest), v.check(isWhole, half));
/** Of what the page says of itself. */
export const line = text(1_000, writtenLine);
/** What leads are searched by: the longest id of a vehicle, and the longest code of another system. */
const identifier = text(120, writtenLine);
const code = text(200, writtenLine);
/** Of what no form asks. */
const asked = v.optional(line);
const dollars = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000_000)));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999_999));

type AskedKey = (typeof leadFields)[FieldName]['key'];
type AskedEntries = Record<AskedKey, v.OptionalSchema<v.GenericSchema<string>, undefined>>;

/** Values of fields, by the same rules as in the browser; absent or empty where a form does not ask. */
const askedEntries = Object.fromEntries(
  (Object.keys(leadFields) as FieldName[]).map((name) => {
    const rule = readFieldRule(name);
    const form = rule.kind === 'lines' ? written : writtenLine;
    const value = v.pipe(form, createValueSchema(rule, null), v.check(isWhole, half));
    return [rule.key, v.optional(v.union([v.literal(''), value]))];
  }),
) as unknown as AskedEntries;

/** One vehicle of a request for several; the price in dollars as the shopper saw it. */
const quoted = v.object({
  car_id: line,
  car_slug: line,
  name: line,
  stock_number: line,
  location_id: line,
  price: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000))),
});

const part = text(longestPart);
/** How the shopper came to the page of the form (TRADE-02). */
const attributes = v.object({
  /** Paths, the landing page first. */
  visited_pages: limitedList(part, mostPages),
  /** Campaign parameters of the link that led to the site. */
  linked_query_params: v.config(
    v.pipe(
      v.record(text(40), part),
      v.check((said) => Object.keys(said).length <= 20, 'more than 20 parameters'),
    ),
    { abortEarly: true },
  ),
});

/**
 * A lead as it is stored, in the platform's own spelling (FORM-01, FORM-08). The browser makes `id`, 32 hexadecimal
 * digits: lead id and idempotency key at once. Times are epoch seconds. Fields of other subjects are empty.
 */
export const leadEntries = {
  ...askedEntries,
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  created_at: seconds,
  category: identifier,
  subcategory: line,
  /** Null when the platform's analytics names no event for it. */
  event_id: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))),
  name: v.pipe(text(leadFields.name.longest, writtenLine), v.trim(), v.nonEmpty()),
  email: v.pipe(text(leadFields.email.longest), v.email()),
  phone: v.union([v.literal(''), createValueSchema(leadFields.phone, null)]),
  message: text(leadFields.message.longest),
  rego: text(leadFields.registration.longest),
  dealership_slug: code,
  dealership_id: line,
  site_slug: asked,
  dealership_group: asked,
  manufacturer_slug: line,
  manufacturer_id: asked,
  location_id: line,
  stock_number: line,
  'Vehicle Make': line,
  'Vehicle Model': line,
  'Vehicle Year': asked,
  vin: asked,
  car_type: line,
  car_id: identifier,
  car_slug: line,
  vehicle_status: line,
  /** `booked`: the dealer API keeps the time free; `requested`: the dealer must confirm it. */
  appointment_status: v.optional(v.picklist(['booked', 'requested', 'cancelled'])),
  offer_id: asked,
  offer_name: asked,
  /** Several vehicles in one request for a quote. */
  vehicles: v.optional(limitedList(quoted, savedLimit)),
  /** Answers about the condition of the shopper's own vehicle (TRADE-02). */
  adjustmentAnswers: v.optional(
    limitedList(v.object({ id: text(40), question: text(120), answer: text(60) }), 8),
  ),
  /** Photos of the shopper's own vehicle, each as a lead names a file. */
  photos: v.optional(limitedList(v.pipe(text(160), v.regex(attachmentForm)), mostPhotos)),
  valuation_id: asked,
  valuation_low: dollars,
  valuation_high: dollars,
  /** An estimate is of a day. */
  valued_at: v.optional(seconds),
  valuation_valid_until: v.optional(seconds),
  /** Of the lead that this one goes on with. */
  lead_id: asked,
  /** False while a decision of the shopper is still to come. */
  form_completed: v.optional(v.boolean()),
  offer_accepted: v.optional(v.boolean()),
  car_dealership_id: asked,
  url: v.optional(text(2_000)),
  user_agent: asked,
  opt_in: v.boolean(),
  consent_version: line,
  consent_at: seconds,
  terms_accepted: v.boolean(),
  page_id: text(2_000),
  source: v.literal('Website'),
  lead_attributes: v.optional(attributes),
  /** Content of the hidden field. People leave it empty, machines fill it in. */
  company_website: text(1_000),
  elapsed_ms: v.pipe(v.number(), v.finite(), v.minValue(0)),
};

const leadObject = v.object(leadEntries);

/** Text and time of a consent to be contacted (LEGAL 6). */
const provesConsent = ({ opt_in, consent_version, consent_at }: v.InferOutput<typeof leadObject>): boolean =>
  !opt_in || (consent_version !== '' && consent_at > 0);

/** A lead from a browser. Unknown properties are left out. */
export const leadDocument = v.pipe(
  leadObject,
  v.check(provesConsent, 'opt_in without consent_version and consent_at'),
);

export type Lead = v.InferOutput<typeof leadDocument>;
