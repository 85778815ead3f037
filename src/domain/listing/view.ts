/** How a listing draws its vehicles; the words stand in addresses of nothing, only in settings and browser storage. */
export const listingViews = ['grid', 'list', 'compact'] as const;
export type ListingView = (typeof listingViews)[number];

/** Where a browser keeps the chosen view; the script in the head of a listing reads it before anything is drawn. */
export const listingViewKey = 'forecourt:view';

/** What is stored as a view, or null when it is none that this dealer offers. */
export const parseListingView = (
  stored: string | null | undefined,
  offered: readonly ListingView[],
): ListingView | null => offered.find((view) => view === stored) ?? null;
