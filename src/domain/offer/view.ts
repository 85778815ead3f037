import { cutExcerpt, readParagraphs } from '../page/excerpt.ts';
import type { Offer } from './offer.ts';
import { slugify } from '../site/slug.ts';

/** A description of more than `SHOWN` characters is cut at `CUT` (OFFR-02). */
const SHOWN = 200;
const CUT = 160;

/** Characters of a disclaimer that are in view at first (OFFR-03). */
const DISCLAIMER = 200;

/** `/offers/{id}/`, with the maker in between when the site has no single maker and the offer has one (ROUTE-17). */
export function createOfferPath({ id, make }: Pick<Offer, 'id' | 'make'>, siteMake: string | null): string {
  const segments = siteMake === null && make !== null ? [slugify(make), id] : [id];
  return `/offers/${segments.map(encodeURIComponent).join('/')}/`;
}

/** A disclaimer for reading: the whole, and its beginning when it is long (OFFR-03). Null when there is none. */
export function describeDisclaimer(
  disclaimer: string | null,
): { full: string[]; excerpt: string | null } | null {
  const full = readParagraphs(disclaimer ?? '');
  return full.length === 0 ? null : { full, excerpt: cutExcerpt(full.join(' '), DISCLAIMER) };
}

/** The beginning of an offer's description, in plain text, when it is long; null when it stands in full (OFFR-02). */
export const cutDescription = (description: string): string | null =>
  cutExcerpt(readParagraphs(description).join(' '), CUT, SHOWN);

/** Attributes by which the page hides an offer before its first day and after its last (LEGAL 9); none without days. */
export const markPeriod = (
  { startsOn, endsOn }: Pick<Offer, 'startsOn' | 'endsOn'>,
  timezone: string,
): Record<`data-${string}`, string> =>
  startsOn === null && endsOn === null
    ? {}
    : { 'data-offer-days': `${startsOn ?? ''}/${endsOn ?? ''}`, 'data-zone': timezone };

/** Whether a test drive belongs to an offer: not to one about no model, such as a service or more for a trade-in. */
export const isDriven = ({ model }: Pick<Offer, 'model'>): boolean => model !== null;

/** The page on which a test drive is booked, with the model of the offer. */
export const createTestDrivePath = ({ model }: Pick<Offer, 'model'>): string =>
  `/book-test-drive/${model ? `?${new URLSearchParams({ model: model.name })}` : ''}`;
