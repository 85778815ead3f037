import * as Search from '../search/kind.ts';
import { listFacet, rangeFacet } from '../search/kind.ts';
import { priceField } from '../vehicle/price.ts';
import { weeklyBands } from '../finance/weekly-bands.ts';

/** A row without its key, which is its name in the table. `listFacet` fills in what is left out. */
type ListRow = Omit<Parameters<typeof listFacet>[0], 'key'>;
type RangeRow = Omit<Parameters<typeof rangeFacet>[0], 'key'>;

/** Exactly one of these, so that no address can make a site show another figure of credit (LEGAL 4). */
const oneOf = (values: readonly string[]): RegExp =>
  new RegExp(`^(?:${values.map((value) => value.replaceAll('$', String.raw`\$`)).join('|')})$`);

const lists = {
  condition: { field: 'car_type' },
  make: { field: 'make', moreLimit: 150 },
  model: { field: 'model', within: 'make' },
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
} as const satisfies Record<string, ListRow>;

const ranges = {
  price: { field: priceField, alias: 'price', round: 1_000 },
  km: { field: 'km', round: 1_000 },
  year: { field: 'year', round: 1 },
  subscription: { field: 'subscription_price', round: 10 },
  /** Kilograms that a vehicle may tow with brakes; beyond REF-08, because buyers of utes ask for it. */
  towing: { field: 'towing', round: 50 },
  /** What buyers of trucks and caravans ask for: kilograms laden and carried, millimetres. */
  mass: { field: 'mass_limit', round: 100 },
  payload: { field: 'load_mass', round: 100 },
  length: { field: 'overall_length', round: 100 },
} as const satisfies Record<string, RangeRow>;

export type ListKey = keyof typeof lists;
export type RangeKey = keyof typeof ranges;
/** Key of a facet: also its URL parameter (C5) and the end of its message keys. */
export type FacetKey = ListKey | RangeKey;

/** A facet of vehicles with values to choose from. */
export type ListFacet = Search.ListFacet<ListKey>;
/** A facet of vehicles with a lowest and a highest value. */
export type RangeFacet = Search.RangeFacet<RangeKey>;
export type Facet = ListFacet | RangeFacet;

export const listFacets: readonly ListFacet[] = Object.entries<ListRow>(lists).map(([key, row]) =>
  listFacet({ ...(row as Partial<ListFacet>), field: row.field, key: key as ListKey }),
);

export const rangeFacets: readonly RangeFacet[] = Object.entries<RangeRow>(ranges).map(([key, row]) =>
  rangeFacet({ ...row, key: key as RangeKey }),
);

/**
 * Every way to narrow the listing (REF-08). Addresses, filters, widgets and the setting `search.facets` follow from this
 * table. Its field in the index, the fact of a vehicle behind it and its words stand elsewhere: src/README.md, "A filter".
 */
export const allFacets: readonly Facet[] = [...listFacets, ...rangeFacets];

export const facetKeys = allFacets.map(({ key }) => key);

/** A facet of vehicles, as addresses and words name it. */
export const findFacet = (name: string): Facet | undefined => Search.findFacet(allFacets, name);

/** Whether a vehicle must have all chosen values of a field of the index. */
export const needsAll = (field: string): boolean =>
  listFacets.some((facet) => facet.field === field && facet.matches === 'all');
