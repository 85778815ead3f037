import type { OwnPage } from '#config/pages/own-page.ts';
import { pickPictures } from '#domain/gallery/own-picture.ts';
import { createOwnCrumbs } from '#domain/page/own/own-crumbs.ts';
import { findFirstPicture } from '#domain/page/page-image.ts';
import { splitPictures } from '#domain/page/own/text-pictures.ts';
import type { Site } from '#domain/site/site.ts';

/**
 * Everything that an own page shows apart from what the whole site shares, and from what its sections show of the stock:
 * equal texts mean equal pages.
 */
export function describeOwnPage(
  page: OwnPage,
  { pages, pictures }: Pick<Site, 'pages' | 'pictures'>,
): string {
  const inText = splitPictures(page.html).map((piece) => (typeof piece === 'string' ? null : piece.src));
  const shown = pickPictures([page.image, findFirstPicture(page.sections), ...inText], pictures);
  return JSON.stringify([{ ...page, changed: null }, createOwnCrumbs(page, pages, ''), shown]);
}
