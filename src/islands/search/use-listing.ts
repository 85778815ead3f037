import { useInstantSearch } from 'react-instantsearch';
import type { FacetKey } from '#domain/facets.ts';
import type { ListingState } from '#domain/listing-state.ts';
import { createUiState, readUiState } from './ui-state.ts';

/** What the shopper has chosen, at once and not only when its results are in (REF-14), and a way to change it. */
export function useListing(collection: string) {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const state = readUiState({ [collection]: indexUiState }, collection);
  const change = (changes: Partial<ListingState>): void => {
    const next = createUiState({ ...state, page: 1, ...changes }, collection)[collection];
    setIndexUiState(next ?? {});
  };
  return {
    state,
    /** Any change but one of page leads to the first page (REF-06). */
    change,
    toggle: (key: FacetKey, value: string): void => {
      const chosen = state.lists[key] ?? [];
      const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
      change({ lists: { ...state.lists, [key]: values } });
    },
    clear: (): void => change({ query: '', lists: {}, price: null }),
  };
}
