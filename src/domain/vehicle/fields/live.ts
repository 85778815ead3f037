import type { Fields } from './field.ts';

/** Fields that can change between two builds and must never be wrong on a page. Every vehicle page reads them again. */
export const liveTable = {
  /** in_stock and coming_soon are available, any other word is not (TAG-01). */
  status: { name: 'status', kind: 'name', index: 'facet', card: true },
  price: { name: 'price', kind: 'dollars', index: 'facet', card: true },
  beforePrice: { name: 'before_price', kind: 'dollars', card: true },
  offerPrice: { name: 'offer_price', kind: 'dollars', card: true },
  /** Canonical word (`drive_away`, `estimated_drive_away`, `excluding_government_charges`) or the dealer's own text. */
  priceType: { name: 'price_type', kind: 'text', card: true },
  /** What a business pays without GST, as the feed states it; the only way to know it of a drive-away price (LEGAL 1). */
  statedExGst: { name: 'price_ex_gst', kind: 'dollars', card: true },
  subscriptionPrice: {
    name: 'subscription_price',
    kind: 'dollars',
    index: 'facet',
    card: true,
    limits: [1, 1_000_000],
  },
  stateAverageMarketPrice: { name: 'autograb_data', kind: 'stateAverage', card: true },
  averageMarketPrice: { name: 'autograb_data', kind: 'countryAverage', card: true },
  /** Free text banner set by the dealer, for example 'Test Drive Only'. */
  tag: { name: 'tag', kind: 'text', index: 'facet', card: true },
  /** Dollars that reserve this vehicle, where they are not the dealer's usual ones (RSV-02). */
  reserveDeposit: { name: 'reserve_deposit', kind: 'dollars', card: true, limits: [1, 50_000] },
  reserved: { name: 'reserved', kind: 'flag', card: true },
  sold: { name: 'sold', kind: 'flag', card: true },
  preorder: { name: 'preorder', kind: 'flag', card: true },
  certified: { name: 'certified', kind: 'flag', index: 'facet', card: true },
  /**
   * Number of pictures in the index, also where a document holds only the first; null where the index counts none. It
   * stands for the pictures, whose addresses would be most of the answer.
   */
  photosCount: { name: 'photos_count', kind: 'number', index: 'filter', card: true, limits: [0, 10_000] },
  showOnDealerWebsite: { name: 'show_on_dealer_website', kind: 'shown', index: 'facet', card: true },
} as const satisfies Fields<
  'name' | 'text' | 'dollars' | 'number' | 'flag' | 'shown' | 'stateAverage' | 'countryAverage'
>;
