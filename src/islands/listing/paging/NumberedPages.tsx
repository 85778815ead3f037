import { choosePages } from '#domain/listing/page-numbers.ts';
import type { Text } from '#messages/site/text.ts';
import { Pagination } from '#parts/listing/Pagination.tsx';

export interface NumberedPagesProps {
  current: number;
  total: number;
  createHref: (page: number) => string;
  onSelect: (page: number) => void;
  text: Text<'listing.pages' | 'listing.previous' | 'listing.next' | 'listing.page'>;
}

/** Real links to the other pages of results; a plain click moves there without loading a page. */
export function NumberedPages({ current, total, createHref, onSelect, text }: NumberedPagesProps) {
  return (
    <Pagination
      current={current}
      total={total}
      pages={choosePages(current, total)}
      createHref={createHref}
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
