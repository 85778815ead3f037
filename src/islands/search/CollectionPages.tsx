import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import { formatAddress } from '#domain/search/address.ts';
import type { SearchState } from '#domain/search/state.ts';
import type { CollectionText } from '#messages/search/collection.ts';
import { NumberedPages } from '../listing/paging/NumberedPages.tsx';

export interface CollectionPagesProps {
  kind: CollectionKind;
  state: SearchState;
  total: number;
  text: CollectionText;
  onSelect: (page: number) => void;
}

/** The other pages of what was found, at their addresses. */
export function CollectionPages({ kind, state, total, text, onSelect }: CollectionPagesProps) {
  return (
    <NumberedPages
      current={state.page}
      total={total}
      createHref={(page) => kind.path + formatAddress(kind, { ...state, page })}
      onSelect={onSelect}
      text={text}
    />
  );
}
