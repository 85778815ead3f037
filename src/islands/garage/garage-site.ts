import type { Site } from '#domain/site/site.ts';

/** What the pages of saved and compared vehicles need to know of the site. */
export type GarageSite = Pick<
  Site,
  'listingPath' | 'search' | 'price' | 'tags' | 'card' | 'garage' | 'images' | 'messages'
>;

export function createGarageSite(site: Site): GarageSite {
  const { listingPath, search, price, tags, card, garage, images, messages } = site;
  return { listingPath, search, price, tags, card, garage, images, messages };
}
