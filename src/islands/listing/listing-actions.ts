import type { MouseEvent } from 'react';
import type { ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { clearFilters, setWords } from '#stores/listing/listing.ts';

interface Action {
  label: string;
  href: string;
  onSelect: (event: MouseEvent<HTMLElement>) => void;
}

/** 'Clear Filters': clears in place, unless the dealer has a page for it (C19). */
export const createClearAction = (clearHref: string | null, path: string, text: ListingText): Action => ({
  label: text('listing.clear'),
  href: clearHref ?? path,
  onSelect: (event) => {
    if (clearHref !== null) return;
    event.preventDefault();
    clearFilters();
  },
});

/** Searches without the words, which may match no vehicle while the filters beside them would. */
export const createWordlessAction = (
  state: ListingState,
  path: string,
  text: ListingText,
): Action | undefined =>
  state.query === ''
    ? undefined
    : {
        label: text('listing.withoutWords', { words: state.query }),
        href: path,
        onSelect: (event) => {
          event.preventDefault();
          setWords('');
        },
      };
