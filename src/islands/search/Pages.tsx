import { usePagination } from 'react-instantsearch';
import { choosePages } from '#domain/page-numbers.ts';
import type { ListingText } from '#messages/listing.ts';
import { Pagination } from '#parts/Pagination.tsx';

/** No index answers deep pages well, and no shopper reads them: narrowing is the way. */
const lastPage = 50;

/** Real links to the other pages; a plain click moves there without loading a page. */
export function Pages({ text }: { text: ListingText }) {
  const { currentRefinement, nbPages, refine, createURL } = usePagination({ totalPages: lastPage });
  const current = currentRefinement + 1;
  return (
    <Pagination
      current={current}
      total={nbPages}
      pages={choosePages(current, nbPages)}
      createHref={(page) => createURL(page - 1)}
      onSelect={(page, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        refine(page - 1);
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
