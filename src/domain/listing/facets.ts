import { priceField } from '../vehicle/price.ts';
import { weeklyBands } from '../finance/weekly-bands.ts';

/** What a list facet says of itself; what is left out is as below in `listFacets`. */
interface ListSettings {
  /** Field of the index. */
  field: string;
  /** `single`: one value at a time; `toggle`: yes, or not asked. */
  widget?: 'list' | 'single' | 'toggle';
  /** How many values are seen at first, and after 'show all' (REF-10…13). */
  limit?: number;
  moreLimit?: number;
  /** Several chosen values: a vehicle has any of them, or all of them. */
  matches?: 'any' | 'all';
  /** What a value must look like where not any text will do: the index refuses others, and the whole search with them. */
  form?: RegExp;
  /** Another name in older addresses, when it is neither the key nor the field. */
  alias?: string;
}

interface RangeSettings {
  /** Field of the index. */
  field: string;
  /** Its name in older addresses, when that is not the field. */
  alias?: string;
  /** What values are rounded to (SLDR-04). */
  round: number;
}

/** Exactly one of these: nobody can make a site name another figure of credit by an address (LEGAL 4). */
const oneOf = (values: readonly string[]): RegExp =>
  new RegExp(`^(?:${values.map((value) => value.replaceAll('$', String.raw`\$`)).join('|')})$`);

const lists = {
  condition: { field: 'car_type' },
  make: { field: 'make', moreLimit: 150 },
  model: { field: 'model' },
  makeModel: { field: 'make_model', moreLimit: 150 },
  badge: { field: 'badge', moreLimit: 40 },
  body: { field: 'simple_body', limit: 4, moreLimit: 20 },
  priceRange: { field: 'price_range', widget: 'single', limit: 12 },
  fuel: { field: 'simple_fuel' },
  transmission: { field: 'simple_transmission' },
  drive: { field: 'simple_drive' },
  seats: { field: 'seats', form: /^\d{1,3}$/ },
  colourFamily: { field: 'simple_colour', moreLimit: 14 },
  colour: { field: 'colour' },
  features: { field: 'filtered_features', moreLimit: 40, matches: 'all' },
  categories: { field: 'categories', matches: 'all' },
  type: { field: 'category', alias: 'item_type' },
  certified: { field: 'certified', widget: 'toggle', form: /^true$/ },
  status: { field: 'status' },
  tag: { field: 'tag' },
  location: { field: 'location_name', moreLimit: 40 },
  dealership: { field: 'dealership_name', moreLimit: 40 },
  city: { field: 'city', moreLimit: 20 },
  state: { field: 'state', limit: 8, moreLimit: 8 },
  weekly: { field: 'weekly_price_range', widget: 'single', limit: 12, form: oneOf(weeklyBands) },
} as const satisfies Record<string, ListSettings>;

const ranges = {
  price: { field: priceField, alias: 'price', round: 1_000 },
  km: { field: 'km', round: 1_000 },
  year: { field: 'year', round: 1 },
  subscription: { field: 'subscription_price', round: 10 },
  /** Kilograms that a vehicle may tow with brakes; beyond REF-08, because buyers of utes ask for it. */
  towing: { field: 'towing', round: 50 },
} as const satisfies Record<string, RangeSettings>;

export type ListKey = keyof typeof lists;
export type RangeKey = keyof typeof ranges;
/** Key of a facet: also its URL parameter (C5) and the end of its message keys. */
export type FacetKey = ListKey | RangeKey;

/** A facet with values to choose from. */
export interface ListFacet
  extends Required<Omit<ListSettings, 'alias' | 'form'>>, Pick<ListSettings, 'alias' | 'form'> {
  key: ListKey;
}

/** A facet with a lowest and a highest value. */
export interface RangeFacet extends RangeSettings {
  key: RangeKey;
  widget: 'range';
}

export type Facet = ListFacet | RangeFacet;

export const listFacets: readonly ListFacet[] = Object.entries<ListSettings>(lists).map(([key, row]) => ({
  key: key as ListKey,
  widget: 'list',
  limit: 7,
  moreLimit: 30,
  matches: 'any',
  ...row,
}));

export const rangeFacets: readonly RangeFacet[] = Object.entries(ranges).map(([key, row]) => ({
  key: key as RangeKey,
  widget: 'range',
  ...row,
}));

/**
 * Every way to narrow the listing (REF-08). Addresses, filters, widgets and the setting `search.facets` follow from this
 * table. Its field in the index, the fact of a vehicle behind it and its words stand elsewhere: src/README.md, "A filter".
 */
export const allFacets: readonly Facet[] = [...listFacets, ...rangeFacets];

export const facetKeys = allFacets.map(({ key }) => key);

/** A facet by its URL key, its older name or its field in the index, as addresses name it. */
export const findFacet = (name: string): Facet | undefined =>
  allFacets.find((facet) => facet.key === name || ('alias' in facet && facet.alias === name)) ??
  allFacets.find(({ field }) => field === name);

/** The field of the index that a range looks at. */
export const findRangeField = (key: RangeKey): string => ranges[key].field;

/** Whether a vehicle must have all chosen values of a field of the index. */
export const needsAll = (field: string): boolean =>
  listFacets.some((facet) => facet.field === field && facet.matches === 'all');
