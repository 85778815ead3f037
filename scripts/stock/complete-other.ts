import sanitize from 'sanitize-html';
import * as v from 'valibot';
import { offerFields, partFields, type CollectionField } from '#services/wire/collections.ts';
import { offerDocument, openEnd, openStart } from '#services/wire/offer.ts';
import { partDocument } from '#services/wire/part.ts';

/** What else a dealer may load into the index, apart from vehicles. */
export type OtherKind = 'offers' | 'parts';

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
const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const dayOf = (written: unknown, open: number): number =>
  typeof written === 'string' && written ? Number(written.replaceAll('-', '')) : open;

/** Offers show HTML from feeds, so nothing but running text survives (OFFR-04). */
const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i'],
    allowedAttributes: {},
  });

export const otherCollections: Readonly<Record<OtherKind, OtherCollection>> = {
  offers: {
    fields: offerFields,
    schema: v.object({
      ...offerDocument.entries,
      id: filled,
      name: filled,
      price,
      starts_on: date,
      ends_on: date,
    }),
    complete: (fields) => {
      const html = fields['sanitized_description'] ?? fields['description'];
      return {
        ...fields,
        ...(typeof html === 'string' ? { sanitized_description: cleanHtml(html) } : {}),
        first_day: dayOf(fields['starts_on'], openStart),
        last_day: dayOf(fields['ends_on'], openEnd),
      };
    },
  },
  parts: {
    fields: partFields,
    schema: v.object({ ...partDocument.entries, id: filled, name: filled, price }),
    complete: (fields) => fields,
  },
};
