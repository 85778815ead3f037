import { emptyListing, vehicleKind, type ListingState } from './state.ts';
import { listFacets, rangeFacets } from './facets.ts';
import { chooseRange, chooseValues } from '../search/state.ts';

/** A search with one thing less. */
export interface WiderSearch {
  /** What is left out, or what alone is left: its part of the search. */
  part: ListingState;
  state: ListingState;
}

/** More would be no help. */
const most = 6;
const open = { min: null, max: null };

/** Every search that asks for one thing less: the words, one filter with all its values, or one range. */
export function listWider(state: ListingState): WiderSearch[] {
  const words: WiderSearch[] =
    state.query === ''
      ? []
      : [
          {
            part: { ...emptyListing, query: state.query },
            state: { ...state, page: 1, query: '' },
          },
        ];
  const ranges = rangeFacets.flatMap(({ key }): WiderSearch[] => {
    const range = state.ranges[key];
    if (!range) return [];
    return [{ part: chooseRange(emptyListing, key, range), state: chooseRange(state, key, open) }];
  });
  const lists = listFacets.flatMap(({ key }): WiderSearch[] => {
    const values = state.lists[key];
    if (!values) return [];
    return [
      {
        part: chooseValues(emptyListing, vehicleKind, key, values),
        state: chooseValues(state, vehicleKind, key, []),
      },
    ];
  });
  return [...words, ...ranges, ...lists].slice(0, most);
}

/** Every search for one thing of several alone, for when one less is not enough. */
export const listAlone = (state: ListingState): WiderSearch[] =>
  listWider(state).map(({ part }) => ({ part, state: part }));
