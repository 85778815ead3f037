import { choosePages, lastPage } from '#domain/listing/page-numbers.ts';
import { formatAddress } from '#domain/search/address.ts';
import type { SearchKind } from '#domain/search/kind.ts';
import type { SearchState } from '#domain/search/state.ts';
import type { Text } from '#messages/site/text.ts';
import { Pagination } from '#parts/listing/Pagination.tsx';

export interface PagesProps {
  kind: SearchKind;
  /** The page's own path: links are relative to the origin, equal on the build and in the browser. */
  path: string;
  state: SearchState;
  /** Of the results. */
  pages: number;
  urlStyle?: 'flat' | 'legacy';
  onSelect: (page: number) => void;
  text: Text<'listing.pages' | 'listing.previous' | 'listing.next' | 'listing.page'>;
}

/** Real links to the other pages of what was found; a plain click moves there without loading a page. */
export function Pages({ kind, path, state, pages, urlStyle, onSelect, text }: PagesProps) {
  const total = Math.min(pages, lastPage);
  return (
    <Pagination
      current={state.page}
      total={total}
      pages={choosePages(state.page, total)}
      createHref={(page) => path + formatAddress(kind, { ...state, page }, urlStyle)}
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
