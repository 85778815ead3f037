import { usePagination } from 'react-instantsearch';
import type { ListingText } from '#messages/listing.ts';
import { Pagination } from '#parts/Pagination.tsx';

/** No index answers deep pages well, and no shopper reads them: narrowing is the way. */
const lastPage = 50;

/** First, last and the neighbours of the current page; null stands for a gap. */
export function choosePages(current: number, total: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((left, right) => left - right);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page > before + 1 ? [null, page] : [page];
  });
}

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
