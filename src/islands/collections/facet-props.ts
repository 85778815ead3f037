import type { CollectionFacet, CollectionKindName } from '#domain/collection-kinds.ts';
import type { CollectionState } from '#domain/collection-state.ts';
import type { CollectionText } from '#messages/collection.ts';

/** What the widget of a facet is given. */
export interface FacetProps {
  kind: CollectionKindName;
  facet: CollectionFacet;
  state: CollectionState;
  text: CollectionText;
  onChange: (state: CollectionState, pause?: number) => void;
}
