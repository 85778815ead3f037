import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';

/** What the pages of saved and compared vehicles read of the site. */
export const createGarageSite = (site: Site) =>
  pick(site, 'listingPath', 'search', 'price', 'tags', 'card', 'garage', 'images', 'messages');

export type GarageSite = ReturnType<typeof createGarageSite>;
