import type { CollectionKind } from '#domain/collection-kinds.ts';
import { formatCollectionUrl, type CollectionState } from '#domain/collection-state.ts';
import { choosePages } from '#domain/page-numbers.ts';
import type { CollectionText } from '#messages/collection.ts';
import { Pagination } from '#parts/Pagination.tsx';

export interface CollectionPagesProps {
  kind: CollectionKind;
  state: CollectionState;
  total: number;
  text: CollectionText;
  onSelect: (page: number) => void;
}

/** Real links to the other pages; a plain click moves there without loading a page. */
export function CollectionPages({ kind, state, total, text, onSelect }: CollectionPagesProps) {
  return (
    <Pagination
      current={state.page}
      total={total}
      pages={choosePages(state.page, total)}
      createHref={(page) => kind.path + formatCollectionUrl(kind, { ...state, page })}
      onSelect={(page, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onSelect(page);
        document.querySelector('.listing')?.scrollIntoView();
      }}
      labels={{
        navigation: text('listing.pages'),
        previous: text('listing.previous'),
        next: text('listing.next'),
        page: (page) => text('listing.page', { page }),
      }}
    />
  );
}
