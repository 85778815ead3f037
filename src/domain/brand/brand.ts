import type { WrittenBrand } from '../site/settings.ts';
import type { VehicleCategory } from '../vehicle/fields/field.ts';

/** One model of a brand's range, shown on brand pages and menus. */
export type Model = Omit<WrittenBrand['models'][number], 'slug'> & { slug: string };

/** Where the page of a brand is: `/kia/overview/` or `/brands/kia/`; the other address leads there (ROUTE-15). */
export const brandAddresses = ['overview', 'brands'] as const;

export type BrandAddress = (typeof brandAddresses)[number];

/** The address of a brand's own page. */
export const createBrandPath = (slug: string, address: BrandAddress): string =>
  address === 'overview' ? `/${slug}/overview/` : `/brands/${slug}/`;

/** A maker that the dealer represents (DATA-06, ROUTE-15). `overviewUrl` replaces the page of the brand when set. */
export interface Brand extends Omit<WrittenBrand, 'kind' | 'models'> {
  slug: string;
  /** Its page: `overviewUrl`, or the one of this site. */
  path: string;
  /** The dealer's own words above its offers. */
  offersText: string | null;
  /** What the maker is known for; brand pages are ordered by it (BRND-01). */
  kind: VehicleCategory;
  models: Model[];
}
