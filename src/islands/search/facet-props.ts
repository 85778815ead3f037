import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import type { SearchState } from '#domain/search/state.ts';
import type { CollectionText } from '#messages/search/collection.ts';
import type { Search } from '#stores/search/searched.ts';

/** What every piece of such a search is given. */
export interface FacetProps {
  kind: CollectionKind;
  state: SearchState;
  text: CollectionText;
  onChoose: Search<SearchState, unknown>['choose'];
}
