import type { OpenGraphColours } from './open-graph-rules.ts';
import type { PageImage } from './page-image.ts';
import { findOwnPicture } from '../gallery/own-picture.ts';
import type { Site } from '../site/site.ts';

/** What stands on one of them. */
export interface OpenGraphCard {
  /** File name without its ending, unique on the site. */
  name: string;
  title: string;
  /** Who and where, on up to two lines. */
  subtitle: string;
  /** A price with what it includes, or words in its place; null shows none. */
  price: { amount: string; type: string | null } | null;
  /** Address of a photo; null leaves the dealer's colours. */
  photo: string | null;
  /** Address or path of the dealer's logo, in place of its name; null where it has none. */
  logo: string | null;
  dealer: string;
  colours: OpenGraphColours;
}

/** The size that networks ask for, in pixels. */
export const openGraphSize = { width: 1200, height: 630 } as const;

/** Path of a card's file on its site. */
export const openGraphPath = ({ name }: Pick<OpenGraphCard, 'name'>): string => `/open-graph/${name}.jpg`;

/** A short digest that tells two cards apart; nothing secret depends on it (cyrb53). */
function digest(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/**
 * A card as the picture of a page. Its address changes with its content, because networks keep what they have fetched.
 * The file keeps its path, so that old addresses still answer.
 */
export function createCardImage(card: OpenGraphCard, site: Pick<Site, 'url'>): PageImage {
  const { amount, type } = card.price ?? { amount: null, type: null };
  const priced = [amount, type].filter(Boolean).join(' ');
  return {
    url: `${site.url}${openGraphPath(card)}?v=${digest(JSON.stringify(card))}`,
    alt: [card.title, priced, card.dealer].filter(Boolean).join(', '),
    ...openGraphSize,
  };
}

/** Address of the picture that opens the home page; null where the dealer gives it none. */
const findHeroImage = ({ sections }: Pick<Site, 'sections'>): string | null =>
  sections.home.find((section) => section.name === 'hero')?.image ?? null;

/** The card of pages that have no picture of their own: with the dealer's own that opens the home page; null where the dealer has no such pictures. */
export function createSiteCard(
  site: Pick<
    Site,
    'openGraphImages' | 'name' | 'url' | 'tagline' | 'logo' | 'locations' | 'sections' | 'pictures'
  >,
): OpenGraphCard | null {
  if (site.openGraphImages === null) return null;
  const address = site.locations.find(({ primary }) => primary)?.address ?? site.locations[0]?.address;
  return {
    // No vehicle is called like this: slugs have no underscore.
    name: '_site',
    title: site.tagline ?? (address ? `${address.suburb} ${address.state}` : site.name),
    subtitle: new URL(site.url).host.replace(/^www\./, ''),
    price: null,
    photo: findOwnPicture(findHeroImage(site), site.pictures)?.src ?? null,
    logo: site.logo?.src ?? null,
    dealer: site.name,
    colours: site.openGraphImages.colours,
  };
}
