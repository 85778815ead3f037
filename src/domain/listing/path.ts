/** Where listings may live; another path is another page file in `routes/table.ts`. */
export const listingPaths = ['/search/', '/used-car/'] as const;

export type ListingPath = (typeof listingPaths)[number];
