import * as v from 'valibot';
import { findPriceWordProblem } from '#domain/law/price-words.ts';
import { escapeMarkup } from '#domain/page/markup.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { itemEntries, readItem } from './collection-item.ts';
import { known, number, readAddress, text } from './values.ts';

const manufacturer = v.union([v.string(), v.object({ name: v.string() })]);

const day = v.optional(
  v.nullable(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], 'expected a date such as 2026-12-25')),
);

/** Ids of websites; feeds write them as numbers too. */
const ids = v.optional(v.nullable(v.array(v.union([v.string(), v.number()]))));

/** Pictures of one offer that pages show. */
const mostPictures = 9;

/** Numbers for a start and an end that are open. */
export const openStart = 0;
export const openEnd = 99_991_231;

/**
 * One document of an offers collection, in the index's own spelling (DATA-05). `price` is whole dollars, dates are
 * 'YYYY-MM-DD' in the dealer's zone; `first_day` and `last_day` say the same as numbers (20261225), with 0 and 99991231
 * for open ends, because an index compares numbers only. `sanitized_description` is HTML (OFFR-04).
 */
export const offerDocument = v.object({
  ...itemEntries,
  sanitized_description: text,
  disclaimer: text,
  images: v.optional(v.nullable(v.array(v.string()))),
  image_or_model_image: v.optional(v.nullable(v.object({ url: v.nullable(v.string()) }))),
  manufacturer: v.optional(v.nullable(manufacturer)),
  model: v.optional(v.nullable(v.object({ name: v.string(), slug: v.string(), override_url: text }))),
  starts_on: day,
  ends_on: day,
  first_day: number,
  last_day: number,
  cta_text: text,
  cta_url: text,
  excluded_website_ids: ids,
});

export type OfferDocument = v.InferOutput<typeof offerDocument>;

/**
 * Reads one index document into a domain Offer. A caller that shows the description as HTML passes the function that
 * sanitises it. Otherwise, and for plain text, the description is text. Throws a `ValiError` naming the field when the
 * document does not have the promised shape.
 */
export function parseOffer(input: unknown, cleanHtml: (html: string) => string = escapeMarkup): Offer {
  const document = v.parse(offerDocument, input);
  const { manufacturer: maker, model } = document;
  const html = known(document.sanitized_description);
  const item = readItem(document);
  const pictures = [
    ...new Set([document.image_url, ...(document.images ?? [])].map((address) => readAddress(address))),
  ].filter((address) => address !== null);
  const image = pictures[0] ?? readAddress(document.image_or_model_image?.url);
  const images = pictures.slice(1, mostPictures);
  return {
    ...item,
    // What comes on top of an offer can be worked out, so the law asks for the total or no price (LEGAL 1).
    price: findPriceWordProblem(item.priceType) === 'chargesOnTop' ? null : item.price,
    description: html === null ? escapeMarkup(known(document.description) ?? '') : cleanHtml(html),
    disclaimer: known(document.disclaimer),
    image,
    ...(images.length > 0 ? { images } : {}),
    make: known(typeof maker === 'object' ? maker?.name : maker),
    model: model
      ? { name: visibleText(model.name), slug: model.slug, overrideUrl: readAddress(model.override_url) }
      : null,
    button: { text: known(document.cta_text), href: readAddress(document.cta_url) },
    startsOn: known(document.starts_on),
    endsOn: known(document.ends_on),
  };
}

/**
 * Whether an offer may be shown on a website: it is of one of its dealerships, and the website, by the dealer's setting `id` or
 * by its slug, is not excluded (DATA-05, SRCH-23). The same rule as `createOffersFilter` without its dates.
 */
export function isOfferShownOn(
  site: { websiteId: string; slug: string; dealershipIds: readonly string[] },
  input: unknown,
): boolean {
  const { dealership_id: dealership, excluded_website_ids: excluded } = v.parse(offerDocument, input);
  const names = (excluded ?? []).map((id) => String(id).trim());
  const isOwn = site.dealershipIds.some((id) => id === dealership);
  return isOwn && ![site.websiteId, site.slug].some((id) => names.includes(id));
}
