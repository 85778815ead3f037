import { createImageUrl } from '../gallery/images.ts';
import { findOwnPicture } from '../gallery/own-picture.ts';
import { splitPictures } from './own/text-pictures.ts';
import type { Section } from './section.ts';
import type { Site } from '../site/site.ts';

/** The picture that stands for a page where its link is shared. */
export interface PageImage {
  /** Absolute address. */
  url: string;
  /** What it shows, in words. */
  alt: string;
  /** Pixels; null when only the picture itself knows. */
  width: number | null;
  height: number | null;
}

/** Wide enough for every network that previews links. */
const width = 1200;

/** The first picture that a dealer has put into sections, in full size; null without one. */
export function findFirstPicture(sections: readonly Section[]): string | null {
  for (const section of sections) {
    if ((section.name === 'hero' || section.name === 'pictureText') && section.image) return section.image;
    if (section.name === 'gallery') return section.items[0]?.image ?? null;
  }
  return null;
}

/** The picture of an own page or article for previews of its link: the one it names, else the first that it shows. */
export function findSharedPicture({
  image,
  html,
  sections,
}: {
  image: string | null;
  html: string;
  sections: readonly Section[];
}): string | null {
  const [first] = sections;
  const above = first?.name === 'hero' ? [first] : [];
  const inText = splitPictures(html).find((piece) => typeof piece !== 'string');
  return image ?? findFirstPicture(above) ?? inText?.src ?? findFirstPicture(sections);
}

/** The picture of a page for previews of its link; null when it has none. `url` may be a path of the site. */
export function createPageImage(
  url: string | null,
  alt: string,
  site: Pick<Site, 'url' | 'images' | 'pictures'>,
): PageImage | null {
  if (url === null) return null;
  const own = findOwnPicture(url, site.pictures);
  // Networks do not draw SVG. They know the format that the dealer chose, in which the picture lies at its own address.
  if (own?.src.endsWith('.svg')) return null;
  const sized = url.startsWith('http') ? createImageUrl(url, width, site.images) : url;
  return { url: new URL(sized, site.url).href, alt, width: own?.width ?? null, height: own?.height ?? null };
}
