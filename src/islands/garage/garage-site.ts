import type { Site } from '#domain/site.ts';

/** What the pages of saved and compared vehicles need to know of the site. */
export type GarageSite = Pick<Site, 'search' | 'price' | 'tags' | 'card' | 'garage' | 'images' | 'messages'>;

export function createGarageSite(site: Site): GarageSite {
  const { search, price, tags, card, garage, images, messages } = site;
  return { search, price, tags, card, garage, images, messages };
}
