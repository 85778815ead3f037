import { stockedBrands } from '#catalogue/brand/brands.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Site } from '#domain/site/site.ts';
import type { BrandIndexProps, ListedBrand } from '#shell/brand/brand-view.ts';
import { isSameName } from '#domain/site/same-name.ts';
import { sayModelPrice } from '../model/model-price.ts';
import { createRange } from '../model/range.ts';
import { findBrandPicture } from './brand-picture.ts';
import { findMakeVehicles, splitBrandStock } from './brand-stock.ts';

/** The makes that the dealer represents, each with its range, its stock and what it costs new (BRND-01). */
export const listBrands = (catalogue: Catalogue, site: Site): ListedBrand[] =>
  site.brands.flatMap((brand) =>
    stockedBrands(catalogue, [brand]).map(({ count, listing }) => {
      const vehicles = findMakeVehicles(catalogue, brand);
      return {
        brand,
        count,
        picture: findBrandPicture(brand, catalogue.vehicles),
        range: createRange(catalogue, site, [brand]),
        stock: splitBrandStock(vehicles, brand.name, listing ?? site.listingPath, site),
        vehicles,
        price: sayModelPrice(vehicles, site).price,
      };
    }),
  );

/** Makes in stock that the dealer does not represent, by name. */
export const listOtherMakes = (
  { landingPages }: Pick<Catalogue, 'landingPages'>,
  { brands }: Pick<Site, 'brands'>,
): BrandIndexProps['others'] =>
  landingPages
    .flatMap(({ kind, refinements: { make }, count, path }) =>
      kind === 'make' && make && count > 0 && !brands.some(({ name }) => isSameName(name, make))
        ? [{ label: make, href: path, count }]
        : [],
    )
    .sort((one, other) => one.label.localeCompare(other.label));
