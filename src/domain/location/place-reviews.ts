import type { Address } from './location.ts';

/** What people said of a location in Google Maps; null where nobody knows which place it is there (REV-01). */
export const createReviewsUrl = ({ placeId }: Pick<Address, 'placeId'>): string | null =>
  placeId ? `https://search.google.com/local/reviews?placeid=${encodeURIComponent(placeId)}` : null;
