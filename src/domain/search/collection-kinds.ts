import { fieldOfOrder } from './sort-order.ts';

/** The searches beside that of vehicles (SRCH-21…23, ROUTE-16). */
export type CollectionKindName = 'offers' | 'parts' | 'models';

/** One way to narrow such a search: its URL parameter, its field, its look. */
export interface CollectionFacet {
  key: string;
  /** Field of the index; a dot leads into an object. */
  field: string;
  widget: 'list' | 'range';
  /** List: how many values are seen at first; the rest on demand. */
  limit: number;
  /** Range: what its bounds are rounded to and its thumbs move by. */
  step: number;
}

/** Everything in which these searches differ, as data; URL, filters, widgets and tests follow from it. */
export interface CollectionKind {
  name: CollectionKindName;
  /** The page's own path; also where 'Clear Filters' leads (ROUTE-04, C19). */
  path: string;
  hitsPerPage: number;
  /** Text fields in the order in which a match counts. */
  queryFields: readonly string[];
  facets: readonly CollectionFacet[];
  /** Orders that are offered, by their URL word; null is the index's own. The first one is the default. */
  sorts: Readonly<Record<string, string | null>>;
}

const byPrice = { 'highest-price': 'price:desc', 'lowest-price': 'price:asc' };
const list = (key: string, field: string): CollectionFacet => ({
  key,
  field,
  widget: 'list',
  limit: 7,
  step: 0,
});
const price = (step: number): CollectionFacet => ({
  key: 'price',
  field: 'price',
  widget: 'range',
  limit: 0,
  step,
});

export const collectionKinds: Readonly<{
  [Name in CollectionKindName]: CollectionKind & { name: Name };
}> = {
  offers: {
    name: 'offers',
    path: '/special-offers/',
    hitsPerPage: 21,
    queryFields: ['name', 'category'],
    facets: [list('categories', 'category'), price(500)],
    sorts: { latest: null, ...byPrice },
  },
  parts: {
    name: 'parts',
    path: '/parts/search/',
    hitsPerPage: 21,
    queryFields: ['name', 'number', 'category', 'make', 'fits'],
    facets: [list('categories', 'category'), list('make', 'make'), price(10)],
    sorts: { latest: null, ...byPrice },
  },
  models: {
    name: 'models',
    path: '/models/',
    hitsPerPage: 21,
    queryFields: ['model.name', 'manufacturer.name', 'model.body', 'model.tagline'],
    facets: [list('make', 'manufacturer.name'), list('body', 'model.body'), list('model', 'model.name')],
    sorts: {},
  },
};

/** Facets with a list of values. */
export const listFacetsOf = ({ facets }: CollectionKind): CollectionFacet[] =>
  facets.filter(({ widget }) => widget === 'list');

/** The same search without what an index cannot be asked for. */
export function fitKind<Kind extends CollectionKind>(kind: Kind, missing: readonly string[]): Kind {
  if (missing.length === 0) return kind;
  return {
    ...kind,
    queryFields: kind.queryFields.filter((field) => !missing.includes(field)),
    facets: kind.facets.filter(({ field }) => !missing.includes(field)),
    sorts: Object.fromEntries(
      Object.entries(kind.sorts).filter(([, order]) => !missing.includes(fieldOfOrder(order) ?? '')),
    ),
  };
}
