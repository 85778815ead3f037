import { atom } from 'nanostores';
import { listingViewKey, type ListingView } from '#domain/listing/view.ts';

/** The view that this browser's owner chose, as it is kept; nothing until then. */
export const $listingView = atom<string | null | undefined>(null);
try {
  $listingView.set(localStorage[listingViewKey] as string | undefined);
} catch {
  // A browser without storage has kept none.
}

/** Draws the listing so, and from now on wherever this browser has room to keep it. */
export function chooseListingView(view: ListingView): void {
  $listingView.set(view);
  try {
    localStorage[listingViewKey] = view;
  } catch {
    // A full storage keeps nothing; this page shows it all the same.
  }
}
