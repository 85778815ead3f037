import { stockedBrands } from '#catalogue/brand/brands.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Site } from '#domain/site/site.ts';
import { describeStock, modelEntries } from './models.ts';
import { readPictures } from './pictures.ts';
import type { RangeModel } from '#shell/sections/section.ts';

/**
 * Models of the dealer's brands, each with the page that shows it best: its own, its stock, its brand (ROUTE-18). A
 * model without a picture uses one from stock; models without any come last.
 */
export function createRange(
  catalogue: Catalogue,
  site: Site,
  brands: readonly Brand[] = site.brands,
): RangeModel[] {
  const pictures = readPictures(catalogue);
  const explore = new Map(modelEntries(site).map(({ id, exploreHref }) => [id, exploreHref]));
  const range = stockedBrands(catalogue, brands).flatMap((brand) =>
    brand.models.map(({ count, listing, ...model }) => ({
      model: {
        ...model,
        image: model.image ?? pictures.get(`${brand.name} ${model.name}`.toLowerCase()) ?? null,
      },
      href:
        model.overrideUrl ??
        explore.get(`${brand.slug}/${model.slug}`) ??
        listing ??
        brand.listing ??
        site.listingPath,
      count,
      ...describeStock(catalogue, { manufacturer: brand, model }, site),
    })),
  );
  return [...range.filter(({ model }) => model.image), ...range.filter(({ model }) => !model.image)];
}
