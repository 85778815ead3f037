/** Key of a facet: also its URL parameter (C5). The table itself is below. */
export type FacetKey = 'make' | 'model' | 'body' | 'fuel' | 'condition' | 'price';

/** One way to narrow the listing; this table drives URL, filters, widgets and tests (REF-08). */
export interface Facet {
  key: FacetKey;
  /** Field of the index. */
  field: string;
  widget: 'list' | 'range';
  /** How many values are seen at first, and after 'show all' (REF-10…12). */
  limit: number;
  moreLimit: number;
}

export const facets: Readonly<Record<FacetKey, Facet>> = {
  make: { key: 'make', field: 'make', widget: 'list', limit: 7, moreLimit: 150 },
  model: { key: 'model', field: 'model', widget: 'list', limit: 7, moreLimit: 30 },
  body: { key: 'body', field: 'simple_body', widget: 'list', limit: 4, moreLimit: 20 },
  fuel: { key: 'fuel', field: 'simple_fuel', widget: 'list', limit: 7, moreLimit: 20 },
  condition: { key: 'condition', field: 'car_type', widget: 'list', limit: 3, moreLimit: 3 },
  price: { key: 'price', field: 'price', widget: 'range', limit: 0, moreLimit: 0 },
};

export const facetKeys = Object.keys(facets) as FacetKey[];

/** Facets with a list of values, in the order of the table. */
export const listFacets: readonly Facet[] = Object.values(facets).filter(({ widget }) => widget === 'list');
