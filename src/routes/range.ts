import { stockedBrands } from '#catalogue/brands.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Brand } from '#domain/brand.ts';
import type { Site } from '#domain/site.ts';
import type { RangeModel } from '#shell/sections/section.ts';

/** Models of the dealer's brands, each with the page that shows it best: its own, its stock, its brand (ROUTE-18). */
export function createRange(
  catalogue: Catalogue,
  site: Site,
  brands: readonly Brand[] = site.brands,
): RangeModel[] {
  return stockedBrands(catalogue, brands).flatMap((brand) =>
    brand.models.map((model) => ({
      model,
      href: model.overrideUrl ?? model.path ?? brand.path ?? '/search/',
      count: model.count,
    })),
  );
}
