import type { Span } from './index-filter.ts';
import { defaultSort, type ListFacet, type SearchKind } from './kind.ts';

/** All that a shopper has chosen in one search (REF-01); each search has its own (SRCH-21, PARTS-01). */
export interface SearchState<
  List extends string = string,
  Ranged extends string = string,
  Sort extends string = string,
> {
  query: string;
  /** 1-based. */
  page: number;
  /** What the URL calls the order. */
  sort: Sort;
  /** Chosen values of list facets, never empty lists. */
  lists: Readonly<Partial<Record<List, readonly string[]>>>;
  /** Lowest and highest value of interest, never both open. */
  ranges: Readonly<Partial<Record<Ranged, Span>>>;
}

/** Nothing chosen. */
export const emptySearch = <List extends string, Ranged extends string, Sort extends string>(
  kind: SearchKind<List, Ranged, Sort>,
): SearchState<List, Ranged, Sort> => {
  const chosen: Pick<SearchState, 'lists' | 'ranges'> = { lists: {}, ranges: {} };
  return { query: '', page: 1, sort: defaultSort(kind), ...chosen } as SearchState<List, Ranged, Sort>;
};

/** How many filters are chosen; a range counts as one, and words as none. */
export const countChosen = ({ lists, ranges }: Pick<SearchState, 'lists' | 'ranges'>): number =>
  Object.values(lists).flat().length + Object.keys(ranges).length;

/** Any change but one of page leads to the first page (REF-06). */
export const changeSearch = <State extends SearchState>(state: State, changes: Partial<State>): State => ({
  ...state,
  page: 1,
  ...changes,
});

/** A record without some of its keys. */
const without = <Value>(
  record: Readonly<Partial<Record<string, Value>>>,
  keys: readonly string[],
): Partial<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** Chooses the values of one list facet. Without any of them, the choices of facets that belong to it go too. */
export function chooseValues<State extends SearchState>(
  state: State,
  { lists }: Pick<SearchKind, 'lists'>,
  key: keyof State['lists'] & string,
  values: readonly string[],
): State {
  const dependent = lists.filter(({ within }) => within === key).map((facet) => facet.key);
  const next: SearchState = {
    ...changeSearch(state, {}),
    lists:
      values.length > 0
        ? { ...without(state.lists, [key]), [key]: [...values] }
        : without(state.lists, [key, ...dependent]),
  };
  return next as State;
}

/** Adds or takes back one value; of a facet with a single choice it takes the place of the former one (REF-15). */
export function toggleValue<State extends SearchState>(
  state: State,
  kind: Pick<SearchKind, 'lists'>,
  { key, widget }: Pick<ListFacet, 'widget'> & { key: keyof State['lists'] & string },
  value: string,
): State {
  const chosen = (state.lists as SearchState['lists'])[key] ?? [];
  const left = chosen.filter((other) => other !== value);
  const added = widget === 'list' ? [...chosen, value] : [value];
  return chooseValues(state, kind, key, left.length < chosen.length ? left : added);
}

/** Sets one range; open on both sides it is gone. */
export function chooseRange<State extends SearchState>(
  state: State,
  key: keyof State['ranges'] & string,
  { min, max }: Span,
): State {
  const ranges = without(state.ranges, [key]);
  const next: SearchState = {
    ...changeSearch(state, {}),
    ranges: min === null && max === null ? ranges : { ...ranges, [key]: { min, max } },
  };
  return next as State;
}

/** Takes back every filter and the words; the order stays. */
export const clearSearch = <State extends SearchState>(state: State): State =>
  changeSearch(state, { query: '', lists: {}, ranges: {} } as Partial<State>);
