import * as v from 'valibot';
import { escapeMarkup } from '#domain/page/markup.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { known, number, text, texts } from './values.ts';

const manufacturer = v.union([v.string(), v.object({ name: v.string() })]);

/** Numbers for a start and an end that are open. */
export const openStart = 0;
export const openEnd = 99_991_231;

/**
 * One document of an offers collection, in the index's own spelling (DATA-05). `price` is whole dollars, dates are
 * 'YYYY-MM-DD' in the dealer's zone; `first_day` and `last_day` say the same as numbers (20261225), with 0 and 99991231
 * for open ends, because an index compares numbers only. `sanitized_description` is HTML that was cleaned when it was stored (OFFR-04).
 */
export const offerDocument = v.object({
  id: v.string(),
  name: v.string(),
  category: text,
  description: text,
  sanitized_description: text,
  disclaimer: text,
  image_url: text,
  image_or_model_image: v.optional(v.nullable(v.object({ url: v.nullable(v.string()) }))),
  manufacturer: v.optional(v.nullable(manufacturer)),
  model: v.optional(v.nullable(v.object({ name: v.string(), slug: v.string(), override_url: text }))),
  price: number,
  price_type: text,
  starts_on: text,
  ends_on: text,
  first_day: number,
  last_day: number,
  dealership_id: text,
  excluded_website_ids: texts,
  created_at: number,
});

export type OfferDocument = v.InferOutput<typeof offerDocument>;

/**
 * Reads one index document into a domain Offer; a description that nobody cleaned is shown as the text it is.
 * Throws a `ValiError` naming the field when the document does not have the promised shape.
 */
export function parseOffer(input: unknown): Offer {
  const document = v.parse(offerDocument, input);
  const { manufacturer: maker, model } = document;
  return {
    id: document.id,
    name: document.name,
    category: known(document.category),
    description: known(document.sanitized_description) ?? escapeMarkup(document.description ?? ''),
    disclaimer: known(document.disclaimer),
    image: known(document.image_url) ?? known(document.image_or_model_image?.url),
    make: known(typeof maker === 'object' ? maker?.name : maker),
    model: model ? { name: model.name, slug: model.slug, overrideUrl: known(model.override_url) } : null,
    price: document.price ?? null,
    priceType: known(document.price_type),
    startsOn: known(document.starts_on),
    endsOn: known(document.ends_on),
    createdAt: document.created_at ?? null,
  };
}

/**
 * Whether an offer may be shown on a website: it is of its dealership and the website, which the dealer's setting
 * `id` names, is not excluded (DATA-05, SRCH-23). The same rule as `createOffersFilter` without its dates.
 */
export function isOfferShownOn(site: { websiteId: string; dealershipId: string }, input: unknown): boolean {
  const { dealership_id: dealership, excluded_website_ids: excluded } = v.parse(offerDocument, input);
  return dealership === site.dealershipId && !(excluded ?? []).includes(site.websiteId);
}
