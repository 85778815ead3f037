import type { Site } from '#domain/site/site.ts';
import type { Paged } from '../redirects/fixed-pages.ts';
import { listSectionAnchors } from './anchors.ts';

/** What links to a part of a page are judged by, beside the dealer's own pages. */
export type Anchored = Paged & Pick<Site, 'sections' | 'ownLocationPages' | 'ownBrandPages'>;

/** Pages without parts that links could name: what they show follows from settings and stock alone. */
const listPlainPages = ({ listingPath, listing, locations }: Anchored): string[] => [
  ...['/contact-us', '/special-offers', '/book-test-drive', '/locations', '/brands', '/pages/reviews'],
  ...['/favourites', '/compare', '/quote', '/print', listingPath],
  ...listing.presets.map((preset) => listingPath + preset),
  ...locations.map(({ slug }) => `/teams/${slug}`),
];

/** The parts of pages that are no own pages: names of their sections, or null where sections cannot stand. */
export const listOtherAnchors = (site: Anchored): [path: string, names: (() => string[]) | null][] => [
  ...listPlainPages(site).map((path): [string, null] => [path, null]),
  ...site.locations.map(({ slug }): [string, () => string[]] => [
    `/locations/${slug}`,
    () => listSectionAnchors(site.ownLocationPages[slug]?.sections ?? []),
  ]),
  ...site.brands.map(({ slug, path }): [string, () => string[]] => [
    path,
    () => listSectionAnchors(site.ownBrandPages.brands[slug] ?? []),
  ]),
  ['/', () => listSectionAnchors(site.sections.home)],
];
