import type { Brand, Model } from '#domain/brand/brand.ts';
import type { Catalogue } from '../catalogue.ts';

/** How much of a make or model is in stock, and the listing that shows it. */
export interface Stocked {
  count: number;
  /** Listing path, null when nothing is in stock. */
  path: string | null;
}

export interface StockedBrand extends Brand, Stocked {
  models: (Model & Stocked)[];
}

const same = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** A dealer's brands and models, each with its stock (ROUTE-15); models keep the order of the dealer's file. */
export function stockedBrands(catalogue: Catalogue, brands: readonly Brand[]): StockedBrand[] {
  const listing = (make: string, model?: string): Stocked => {
    const page = catalogue.landingPages.find(
      ({ kind, refinements }) =>
        kind === (model === undefined ? 'make' : 'model') &&
        same(refinements.make, make) &&
        (model === undefined || same(refinements.model, model)),
    );
    return page && page.count > 0 ? { count: page.count, path: page.path } : { count: 0, path: null };
  };
  return brands.map((brand) => ({
    ...brand,
    ...listing(brand.name),
    models: brand.models.map((model) => ({ ...model, ...listing(brand.name, model.name) })),
  }));
}
