import { choosePages, lastPage } from '#domain/page-numbers.ts';
import type { ListingState } from '#domain/listing-state.ts';
import { formatSearchUrl } from '#domain/search-url.ts';
import type { ListingText } from '#messages/listing.ts';
import { Pagination } from '#parts/Pagination.tsx';
import { setPage } from '#stores/listing.ts';

export interface PagesProps {
  /** The page's own path: links are relative to the origin, equal on the build and in the browser. */
  path: string;
  state: ListingState;
  /** Of the results. */
  pages: number;
  urlStyle: 'flat' | 'legacy';
  text: ListingText;
}

/** Real links to the other pages; a plain click moves there without loading a page. */
export function Pages({ path, state, pages, urlStyle, text }: PagesProps) {
  const total = Math.min(pages, lastPage);
  return (
    <Pagination
      current={state.page}
      total={total}
      pages={choosePages(state.page, total)}
      createHref={(page) => path + formatSearchUrl({ ...state, page }, urlStyle)}
      onSelect={(page, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        setPage(page);
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
