import type { WrittenBrand } from '../site/settings.ts';

/** One model of a brand's range, shown on brand pages and menus. */
export type Model = Omit<WrittenBrand['models'][number], 'slug'> & { slug: string };

/** What a maker is known for; brand pages are ordered by it (BRND-01). */
export const brandKinds = ['car', 'motorcycle', 'truck', 'caravan'] as const;

export type BrandKind = (typeof brandKinds)[number];

/** A maker that the dealer represents (DATA-06, ROUTE-15). `overviewUrl` replaces the overview page when set. */
export interface Brand extends Omit<WrittenBrand, 'kind' | 'models'> {
  slug: string;
  kind: BrandKind;
  models: Model[];
}
