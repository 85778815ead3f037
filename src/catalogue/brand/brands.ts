import type { Brand, Model } from '#domain/brand/brand.ts';
import { slugify } from '#domain/site/slug.ts';
import { isSameName } from '#domain/site/same-name.ts';
import type { Catalogue } from '../catalogue.ts';

/** How much of a make or model is in stock, and the listing that shows it. */
export interface Stocked {
  count: number;
  /** Listing path, null when nothing is in stock. */
  listing: string | null;
}

export interface StockedBrand extends Brand, Stocked {
  models: (Model & Stocked)[];
}

/** Models of a make in stock, those with most vehicles first, for a make without a range of its own. */
function modelsInStock({ landingPages, vehicles }: Catalogue, make: string): (Model & Stocked)[] {
  return landingPages
    .filter(
      ({ kind, refinements, count }) => kind === 'model' && count > 0 && isSameName(refinements.make, make),
    )
    .sort((one, other) => other.count - one.count)
    .map(({ refinements: { model = '' }, count, path }) => {
      const example = vehicles.find(
        (vehicle) => isSameName(make, vehicle.make) && isSameName(model, vehicle.model ?? ''),
      );
      return {
        ...{ name: model, slug: slugify(model), body: example?.body ?? null },
        ...{ tagline: null, image: null, overrideUrl: null, count, listing: path },
      };
    });
}

/**
 * A dealer's brands and models, each with its stock (ROUTE-15); models keep the order of the brand's file. The models of a
 * make without a range are those in stock.
 */
export function stockedBrands(catalogue: Catalogue, brands: readonly Brand[]): StockedBrand[] {
  const listing = (make: string, model?: string): Stocked => {
    const page = catalogue.landingPages.find(
      ({ kind, refinements }) =>
        kind === (model === undefined ? 'make' : 'model') &&
        isSameName(refinements.make, make) &&
        (model === undefined || isSameName(refinements.model, model)),
    );
    return page && page.count > 0 ? { count: page.count, listing: page.path } : { count: 0, listing: null };
  };
  return brands.map((brand) => ({
    ...brand,
    ...listing(brand.name),
    models:
      brand.models.length > 0
        ? brand.models.map((model) => ({ ...model, ...listing(brand.name, model.name) }))
        : modelsInStock(catalogue, brand.name),
  }));
}
