import type { APIRoute } from 'astro';
import { catalogue, site } from 'virtual:dealer';
import { createImageUrl } from '#domain/gallery/images.ts';
import { listMenuPictures } from '#domain/site/navigation.ts';
import { stockModels } from '../model/models.ts';

/** Widths in pixels of a picture in a menu, on plain and on fine screens. */
const widths = [84, 168] as const;

/** The pictures of the header's menus, fetched when one opens: models borrow theirs from the stock, which changes daily. */
export const GET: APIRoute = () => {
  const models = new Map(stockModels(catalogue, site).map(({ id, model }) => [id, model.image]));
  const pictures = listMenuPictures(site.navigation.header).flatMap((key) => {
    const image = models.has(key) ? models.get(key) : key;
    if (!image) return [];
    const [plain, fine] = widths.map((width) => createImageUrl(image, width, site.images));
    return [[key, { src: plain, srcset: `${plain} 1x, ${fine} 2x` }]];
  });
  return new Response(JSON.stringify(Object.fromEntries(pictures)), {
    headers: { 'content-type': 'application/json' },
  });
};
