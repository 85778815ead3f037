import { useInstantSearch } from 'react-instantsearch';
import type { ListFacet, ListKey, RangeKey } from '#domain/facets.ts';
import {
  changeListing,
  chooseRange,
  chooseValues,
  clearListing,
  toggleValue,
  type ListingState,
  type Range,
} from '#domain/listing-state.ts';
import { createUiState, readUiState } from './ui-state.ts';

/** What the shopper has chosen, at once and not only when its results are in (REF-14), and ways to change it. */
export function useListing(collection: string) {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const state = readUiState({ [collection]: indexUiState }, collection);
  const set = (next: ListingState): void =>
    setIndexUiState(createUiState(next, collection)[collection] ?? {});
  return {
    state,
    /** Any change but one of page leads to the first page (REF-06). */
    change: (changes: Partial<ListingState>): void => set(changeListing(state, changes)),
    toggle: (facet: Pick<ListFacet, 'key' | 'widget'>, value: string): void =>
      set(toggleValue(state, facet, value)),
    chooseValues: (key: ListKey, values: readonly string[]): void => set(chooseValues(state, key, values)),
    chooseRange: (key: RangeKey, range: Range): void => set(chooseRange(state, key, range)),
    clear: (): void => set(clearListing(state)),
  };
}
