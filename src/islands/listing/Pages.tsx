import { lastPage } from '#domain/listing/page-numbers.ts';
import type { ListingState } from '#domain/listing/state.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { setPage } from '#stores/listing/listing.ts';
import { NumberedPages } from './paging/NumberedPages.tsx';

export interface PagesProps {
  /** The page's own path: links are relative to the origin, equal on the build and in the browser. */
  path: string;
  state: ListingState;
  /** Of the results. */
  pages: number;
  urlStyle: 'flat' | 'legacy';
  text: ListingText;
}

/** The other pages of the listing, at their addresses. */
export function Pages({ path, state, pages, urlStyle, text }: PagesProps) {
  return (
    <NumberedPages
      current={state.page}
      total={Math.min(pages, lastPage)}
      createHref={(page) => path + formatSearchUrl({ ...state, page }, urlStyle)}
      onSelect={setPage}
      text={text}
    />
  );
}
