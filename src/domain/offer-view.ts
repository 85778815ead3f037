import { cutExcerpt, readParagraphs } from './excerpt.ts';
import type { Offer } from './offer.ts';
import { slugify } from './slug.ts';

/** Characters of a disclaimer that are in view at first (OFFR-03). */
const DISCLAIMER = 200;

/** `/offers/{id}/`, with the maker in between when the site has no single maker and the offer has one (ROUTE-17). */
export function createOfferPath({ id, make }: Pick<Offer, 'id' | 'make'>, siteMake: string | null): string {
  const segments = siteMake === null && make !== null ? [slugify(make), id] : [id];
  return `/offers/${segments.map(encodeURIComponent).join('/')}/`;
}

/** A disclaimer for reading: the whole, and its beginning when it is long. Null when there is none. */
export function describeDisclaimer(
  disclaimer: string | null,
): { full: string[]; excerpt: string | null } | null {
  const full = readParagraphs(disclaimer ?? '');
  return full.length === 0 ? null : { full, excerpt: cutExcerpt(full.join(' '), DISCLAIMER) };
}
