import { atom } from 'nanostores';
import { listingViewKey, type ListingView } from '#domain/listing/view.ts';

function readView(): ListingView | null {
  try {
    const kept = localStorage[listingViewKey] as ListingView | 'null' | undefined;
    return kept === undefined || kept === 'null' ? null : kept;
  } catch {
    return null;
  }
}

/** The view that this browser's owner chose; null until then. */
export const $listingView = atom<ListingView | null>(readView());

/** Draws the listing so, and from now on wherever this browser has room to keep it. */
export function chooseListingView(view: ListingView): void {
  $listingView.set(view);
  try {
    localStorage[listingViewKey] = view;
  } catch {
    // A full storage keeps nothing; this page shows it all the same.
  }
}
