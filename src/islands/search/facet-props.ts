import type { CollectionFacet, CollectionKindName } from '#domain/search/collection-kinds.ts';
import type { CollectionState } from '#domain/search/collection-state.ts';
import type { CollectionText } from '#messages/search/collection.ts';

/** What the widget of a facet is given. */
export interface FacetProps {
  kind: CollectionKindName;
  facet: CollectionFacet;
  state: CollectionState;
  text: CollectionText;
  onChange: (state: CollectionState, pause?: number) => void;
}
