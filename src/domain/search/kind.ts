import { fieldOfOrder } from './sort-order.ts';

/** A way to narrow a search by choosing values. */
export interface ListFacet<Key extends string = string> {
  /** Its URL parameter (C5) and the end of its message keys. */
  key: Key;
  /** Field of the index; a dot leads into an object. */
  field: string;
  /** `single`: one value at a time; `toggle`: yes, or not asked. */
  widget: 'list' | 'single' | 'toggle';
  /** Number of values at first, and after 'show all' (REF-10…13). */
  limit: number;
  moreLimit: number;
  /** Whether a hit needs any or all of several chosen values. */
  matches: 'any' | 'all';
  /** Facet to which the values belong. When its last choice goes, they go too (REF-11). */
  within?: Key;
  /** Form of a value where not every text is allowed. The index refuses a whole search over one wrong value. */
  form?: RegExp;
  /** Another name in older addresses, when it is neither the key nor the field. */
  alias?: string;
}

/** A way to narrow a search to what lies between two numbers. */
export interface RangeFacet<Key extends string = string> {
  key: Key;
  field: string;
  widget: 'range';
  /** What values are rounded to (SLDR-04). */
  round: number;
  /** Its name in older addresses, when that is not the field. */
  alias?: string;
}

export type Facet = ListFacet | RangeFacet;

/**
 * The differences of the searches over vehicles, offers, parts and models, as data. Choices, addresses, filters, counts
 * and widgets follow from it.
 */
export interface SearchKind<
  List extends string = string,
  Ranged extends string = string,
  Sort extends string = string,
> {
  lists: readonly ListFacet<List>[];
  ranges: readonly RangeFacet<Ranged>[];
  /** Orders that are offered, by their URL word; null is the index's own. The first one is the default. */
  sorts: Readonly<Record<Sort, string | null>>;
}

/** A list facet of which several values are alternatives, as most are. */
export const listFacet = <Key extends string>(
  facet: Pick<ListFacet<Key>, 'key' | 'field'> & Partial<ListFacet<Key>>,
): ListFacet<Key> => ({ widget: 'list', limit: 7, moreLimit: 30, matches: 'any', ...facet });

export const rangeFacet = <Key extends string>(facet: Omit<RangeFacet<Key>, 'widget'>): RangeFacet<Key> => ({
  widget: 'range',
  ...facet,
});

/** All facets of a search, lists first. */
export const facetsOf = ({ lists, ranges }: Pick<SearchKind, 'lists' | 'ranges'>): Facet[] => [
  ...lists,
  ...ranges,
];

/** The order in which a search stands at first; '' where none is offered. */
export const defaultSort = <Sort extends string>({
  sorts,
}: Pick<SearchKind<string, string, Sort>, 'sorts'>): Sort => (Object.keys(sorts)[0] ?? '') as Sort;

/** A facet by its key, its older name or its field in the index, as addresses name it. */
export const findFacet = <One extends Pick<Facet, 'key' | 'field' | 'alias'>>(
  facets: readonly One[],
  name: string,
): One | undefined =>
  facets.find(({ key, alias }) => key === name || alias === name) ??
  facets.find(({ field }) => field === name);

/** The same search without what an index cannot be asked for. */
export function fitKind<Kind extends SearchKind & { queryFields: readonly string[] }>(
  kind: Kind,
  missing: readonly string[],
): Kind {
  if (missing.length === 0) return kind;
  const isThere = ({ field }: { field: string }): boolean => !missing.includes(field);
  return {
    ...kind,
    queryFields: kind.queryFields.filter((field) => !missing.includes(field)),
    lists: kind.lists.filter(isThere),
    ranges: kind.ranges.filter(isThere),
    sorts: Object.fromEntries(
      Object.entries(kind.sorts).filter(([, order]) => !missing.includes(fieldOfOrder(order) ?? '')),
    ),
  };
}
