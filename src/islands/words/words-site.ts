import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';

/** What a search outside of the listing reads of the site: that of the header, and that of a home page. */
export const createWordsSite = (site: Site) => ({
  ...pick(site, 'search', 'stock', 'listingPath', 'price', 'images', 'messages'),
  listing: pick(site.listing, 'urlStyle', 'history'),
});

export type WordsSite = ReturnType<typeof createWordsSite>;
