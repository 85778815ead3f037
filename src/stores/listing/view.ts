import { persistentAtom } from '@nanostores/persistent';
import { listingViewKey, type ListingView } from '#domain/listing/view.ts';

/** The view that this browser's owner chose; null until then. Kept as one plain word. */
export const $listingView = persistentAtom<ListingView | null>(listingViewKey, null, {
  encode: String,
  decode: (stored) => (stored === 'null' ? null : (stored as ListingView)),
});

export const chooseListingView = (view: ListingView): void => $listingView.set(view);
