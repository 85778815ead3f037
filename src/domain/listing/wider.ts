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

/** Of a sentence no single word is to blame. */
const mostWords = 4;
const open = { min: null, max: null };

/** Every search without one word of several, then without any: the one that no vehicle knows may be the last. */
function listWordless(state: ListingState): WiderSearch[] {
  const leave = (left: string, query: string): WiderSearch => ({
    part: { ...emptyListing, query: left },
    state: { ...state, page: 1, query },
  });
  const words = state.query.split(/\s+/).filter(Boolean);
  const single =
    words.length < 2 || words.length > mostWords
      ? []
      : words.map((word, place) => leave(word, words.filter((_, other) => other !== place).join(' ')));
  return words.length === 0 ? [] : [...single, leave(state.query, '')];
}

/** Every search that asks for one thing less: a word or all of them, one filter with all its values, or one range. */
export function listWider(state: ListingState): WiderSearch[] {
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
  return [...listWordless(state), ...ranges, ...lists].slice(0, most);
}

/** Every search for one thing of several alone, for when one less is not enough. */
export const listAlone = (state: ListingState): WiderSearch[] =>
  listWider(state).map(({ part }) => ({ part, state: part }));
