import * as v from 'valibot';
import { keepRunningText } from '#catalogue/offer/running-text.ts';
import { isAddressName } from '#domain/site/slug.ts';
import { readReviewDate } from '#domain/review/read-review-date.ts';
import { offerFields, partFields, type CollectionField } from '#services/wire/collections.ts';
import { offerDocument, openEnd, openStart } from '#services/wire/offer.ts';
import { reviewDocument } from '#services/wire/review.ts';
import { reviewFields } from '#services/wire/review-fields.ts';
import { partDocument } from '#services/wire/part.ts';
import { id as pageId, readAddress } from '#services/wire/values.ts';

/** What else a dealer may load into the index, apart from vehicles. */
export type OtherKind = 'offers' | 'parts' | 'reviews';

type Fields = Record<string, unknown>;

/** How one kind of document is checked, completed and stored. */
interface OtherCollection {
  fields: CollectionField[];
  schema: v.GenericSchema<unknown, Fields> & { entries: Record<string, unknown> };
  /** Adds what follows from the record itself. */
  complete: (fields: Fields) => Fields;
}

const date = v.optional(v.nullable(v.pipe(v.string(), v.isoDate('expected a date such as 2026-12-25'))));
const dollars = 'expected whole dollars, such as 1295';
const price = v.optional(
  v.nullable(
    v.pipe(v.number(dollars), v.integer(dollars), v.minValue(1, dollars), v.maxValue(2_000_000_000, dollars)),
  ),
);
/** Empty, a web address with a plain host, or a path on the own site. */
const address = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.check(
        (written) => written.trim() === '' || readAddress(written) !== null,
        'expected a web address with a plain host name, or a path on the own site',
      ),
    ),
  ),
);
const reviewDay = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.check(
        (written) => readReviewDate(written) !== null,
        'expected a day that there is, such as 14/09/2026',
      ),
    ),
  ),
);
/** A text that searches look into or count: each search of all dealers reads it. */
const searchedUpTo = (most: number) => v.optional(v.nullable(v.pipe(v.string(), v.maxLength(most))));
const searched = searchedUpTo(1_000);
const someId = v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]);
const searchedId = v.optional(v.nullable(someId));
const searchedIds = v.optional(v.nullable(v.pipe(v.array(someId), v.maxLength(500))));
const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const id = v.pipe(
  filled,
  v.check((written) => v.is(pageId, written), 'expected up to 120 characters, none of them / or \\'),
);
/** It stands in the address of its page. */
const addressId = v.pipe(
  filled,
  v.check(
    (written) => v.is(pageId, written) && isAddressName(written),
    'expected up to 120 letters from a to z, digits and -_.~!(), such as winter-sale-2026',
  ),
);
const moment = 'expected a time in whole seconds since 1970, such as 1764201600';
/** The index orders by it, and takes none of a document where it is no whole number. */
const created = v.pipe(
  v.number(moment),
  v.integer(moment),
  v.minValue(0, moment),
  v.maxValue(4_102_444_800, moment),
);

const dayOf = (written: unknown, open: number): number =>
  typeof written === 'string' && written ? Number(written.replaceAll('-', '')) : open;

export const otherCollections: Readonly<Record<OtherKind, OtherCollection>> = {
  offers: {
    fields: offerFields,
    schema: v.object({
      ...offerDocument.entries,
      id: addressId,
      name: filled,
      category: searched,
      dealership_id: searched,
      excluded_website_ids: searchedIds,
      created_at: created,
      price,
      image_url: address,
      images: v.optional(v.nullable(v.array(address))),
      cta_url: address,
      starts_on: date,
      ends_on: date,
    }),
    complete: (fields) => {
      const html = fields['sanitized_description'] ?? fields['description'];
      const excluded = fields['excluded_website_ids'];
      return {
        ...fields,
        ...(typeof html === 'string' ? { sanitized_description: keepRunningText(html) } : {}),
        ...(Array.isArray(excluded) ? { excluded_website_ids: excluded.map((id) => String(id).trim()) } : {}),
        first_day: dayOf(fields['starts_on'], openStart),
        last_day: dayOf(fields['ends_on'], openEnd),
      };
    },
  },
  parts: {
    fields: partFields,
    schema: v.object({
      ...partDocument.entries,
      id,
      name: filled,
      number: searched,
      dealership_id: searched,
      category: searched,
      make: searched,
      // A list of models.
      fits: searchedUpTo(10_000),
      created_at: created,
      price,
      image_url: address,
    }),
    complete: (fields) => fields,
  },
  reviews: {
    fields: reviewFields,
    schema: v.object({
      ...reviewDocument.entries,
      id: filled,
      location_id: searchedId,
      dealership_id: searched,
      created_at: created,
      review_date: reviewDay,
    }),
    complete: ({ location_id: place, ...fields }) => ({
      ...fields,
      rating: Number(fields['rating']),
      ...(place !== undefined && { location_id: String(place) }),
    }),
  },
};
