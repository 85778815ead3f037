import type { OwnPage } from '#config/pages/own-page.ts';
import { pickPictures } from '#domain/gallery/own-picture.ts';
import { createOwnCrumbs } from '#domain/page/own/own-crumbs.ts';
import { pickDocuments } from '#domain/site/own-document.ts';
import { splitPictures } from '#domain/page/own/text-pictures.ts';
import type { Site } from '#domain/site/site.ts';

/** Everything that an own page shows apart from what the whole site shares: equal texts mean equal pages. */
export function describeOwnPage(
  page: OwnPage,
  { pages, pictures, documents }: Pick<Site, 'pages' | 'pictures' | 'documents'>,
): string {
  const inText = splitPictures(page.html).map((piece) => (typeof piece === 'string' ? null : piece.src));
  const shown = pickPictures([page.image, ...inText], pictures);
  const linked = pickDocuments(JSON.stringify(page), documents);
  return JSON.stringify([{ ...page, changed: null }, createOwnCrumbs(page, pages, ''), shown, linked]);
}
