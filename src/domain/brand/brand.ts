/** One model of a brand's range, shown on brand pages and menus. */
export interface Model {
  slug: string;
  name: string;
  body: string | null;
  tagline: string | null;
  image: string | null;
  overrideUrl: string | null;
}

/** What a maker is known for; brand pages are ordered by it (BRND-01). */
export const brandKinds = ['car', 'motorcycle', 'truck', 'caravan'] as const;

export type BrandKind = (typeof brandKinds)[number];

/** A maker that the dealer represents (DATA-06, ROUTE-15). `overviewUrl` replaces the overview page when set. */
export interface Brand {
  slug: string;
  name: string;
  kind: BrandKind;
  logo: string | null;
  banner: string | null;
  paragraphs: string[];
  models: Model[];
  overviewUrl: string | null;
}
