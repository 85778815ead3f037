import type { Site } from '#domain/site/site.ts';

/** What the search of a home page's first section needs to know; the page writes it beside the form. */
export interface HeroSite extends Pick<
  Site,
  'search' | 'stock' | 'listingPath' | 'price' | 'images' | 'messages'
> {
  /** Whether past searches are remembered and offered (SRCH-17). */
  history: boolean;
}

/** The part of a site that the form needs, as the page writes it. */
export function writeHeroSite({
  search,
  stock,
  listingPath,
  price,
  images,
  messages,
  searching,
}: Site): string {
  return JSON.stringify({ search, stock, listingPath, price, images, messages, history: searching.history });
}
