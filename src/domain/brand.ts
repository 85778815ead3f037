/** One model of a brand's range, shown on brand pages and menus. */
export interface Model {
  slug: string;
  name: string;
  body: string | null;
  tagline: string | null;
  image: string | null;
  overrideUrl: string | null;
}

/** A maker that the dealer represents (DATA-06, ROUTE-15). `overviewUrl` replaces the overview page when set. */
export interface Brand {
  slug: string;
  name: string;
  logo: string | null;
  banner: string | null;
  paragraphs: string[];
  models: Model[];
  overviewUrl: string | null;
}
