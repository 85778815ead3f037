import { stockedBrands } from '#catalogue/brand/brands.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Site } from '#domain/site/site.ts';
import { modelEntries } from './models.ts';
import type { RangeModel } from '#shell/sections/section.ts';

/** A picture of each make and model in stock, the newest one's. */
export function readPictures({ vehicles }: Catalogue): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { make, model, images } of vehicles) {
    const key = `${make} ${model}`.toLowerCase();
    if (images[0] && !pictures.has(key)) pictures.set(key, images[0].url);
  }
  return pictures;
}

/**
 * Models of the dealer's brands, each with the page that shows it best: its own, its stock, its brand (ROUTE-18). A
 * model without a picture of its own borrows one from stock; those without any come last.
 */
export function createRange(
  catalogue: Catalogue,
  site: Site,
  brands: readonly Brand[] = site.brands,
): RangeModel[] {
  const pictures = readPictures(catalogue);
  const explore = new Map(modelEntries(site).map(({ id, exploreHref }) => [id, exploreHref]));
  const range = stockedBrands(catalogue, brands).flatMap((brand) =>
    brand.models.map(({ count, path, ...model }) => ({
      model: {
        ...model,
        image: model.image ?? pictures.get(`${brand.name} ${model.name}`.toLowerCase()) ?? null,
      },
      href:
        model.overrideUrl ??
        explore.get(`${brand.slug}/${model.slug}`) ??
        path ??
        brand.path ??
        site.listingPath,
      count,
    })),
  );
  return [...range.filter(({ model }) => model.image), ...range.filter(({ model }) => !model.image)];
}
