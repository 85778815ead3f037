/** How a listing draws its vehicles. These words stand in settings and browser storage, never in addresses. */
export const listingViews = ['grid', 'list', 'compact'] as const;
export type ListingView = (typeof listingViews)[number];

/** Where a browser keeps the chosen view; the script in the head of a listing reads it before anything is drawn. */
export const listingViewKey = 'forecourt:view';

/** Reads a stored view; null when this dealer does not offer it. */
export const parseListingView = (
  stored: string | null | undefined,
  offered: readonly ListingView[],
): ListingView | null => offered.find((view) => view === stored) ?? null;
