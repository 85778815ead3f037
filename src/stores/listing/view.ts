import { atom } from 'nanostores';
import { listingViewKey, type ListingView } from '#domain/listing/view.ts';

function readView(): string | null {
  try {
    return (localStorage[listingViewKey] as string | undefined) ?? null;
  } catch {
    return null;
  }
}

/** The view that this browser's owner chose, as it is kept; null until then. */
export const $listingView = atom(readView());

/** Draws the listing so, and from now on wherever this browser has room to keep it. */
export function chooseListingView(view: ListingView): void {
  $listingView.set(view);
  try {
    localStorage[listingViewKey] = view;
  } catch {
    // A full storage keeps nothing; this page shows it all the same.
  }
}
