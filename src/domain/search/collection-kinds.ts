import { listFacet, rangeFacet, type SearchKind } from './kind.ts';

/** The searches beside that of vehicles (SRCH-21…23, ROUTE-16). */
export type CollectionKindName = 'offers' | 'parts' | 'models';

/** Such a search: a page of its own, and the words by which it is searched. */
export interface CollectionKind extends SearchKind {
  name: CollectionKindName;
  /** The page's own path; also where 'Clear Filters' leads (ROUTE-04, C19). */
  path: string;
  hitsPerPage: number;
  /** Fewer than this many need neither search nor filters. */
  searchedFrom: number;
  /** Text fields in the order in which a match counts. */
  queryFields: readonly string[];
}

const byPrice = { 'highest-price': 'price:desc', 'lowest-price': 'price:asc' };
const list = (key: string, field: string) => listFacet({ key, field, moreLimit: 150 });
const price = (round: number) => rangeFacet({ key: 'price', field: 'price', round });

export const collectionKinds: Readonly<{
  [Name in CollectionKindName]: CollectionKind & { name: Name };
}> = {
  offers: {
    name: 'offers',
    path: '/special-offers/',
    hitsPerPage: 21,
    searchedFrom: 7,
    queryFields: ['name', 'category'],
    lists: [list('categories', 'category')],
    ranges: [price(500)],
    sorts: { latest: null, ...byPrice },
  },
  parts: {
    name: 'parts',
    path: '/parts/search/',
    hitsPerPage: 21,
    searchedFrom: 0,
    queryFields: ['name', 'number', 'category', 'make', 'fits'],
    lists: [list('categories', 'category'), list('make', 'make')],
    ranges: [price(10)],
    sorts: { latest: null, ...byPrice },
  },
  models: {
    name: 'models',
    path: '/models/',
    hitsPerPage: 21,
    searchedFrom: 9,
    queryFields: ['model.name', 'manufacturer.name', 'model.body', 'model.tagline'],
    lists: [list('make', 'manufacturer.name'), list('body', 'model.body'), list('model', 'model.name')],
    ranges: [],
    sorts: {},
  },
};

/** Whether a list needs search and filters: it is long, or somebody has narrowed it, by an address for example. */
export const needsSearch = ({ searchedFrom }: CollectionKind, total: number, isNarrowed: boolean): boolean =>
  total >= searchedFrom || isNarrowed;
