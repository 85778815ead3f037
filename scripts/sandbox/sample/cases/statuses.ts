import { day, type SampleCase } from './case.ts';

const soldDaysAgo =
  (days: number): SampleCase['change'] =>
  ({ now, random, document }) => {
    const at = now - days * day - random.integer(0, day / 4);
    return {
      status: 'sold',
      sold: true,
      sold_date_timestamp: at,
      created_at: Math.min(document.created_at ?? at, at - 6 * day),
      updated_at: at,
    };
  };

/**
 * Every status of the index: on the lot, on its way, sold inside and outside the windows, and a word of another system.
 * None is hidden from the website: what a browser may search is public, so such a vehicle never enters the collection.
 */
export const statusCases: SampleCase[] = [
  {
    name: 'coming soon',
    share: 0.05,
    fits: ({ choice }) => choice.carType === 'new',
    change: () => ({ status: 'coming_soon', regplate: undefined, rego_expiry: undefined }),
  },
  { name: 'sold yesterday', share: 0.02, change: soldDaysAgo(0.5) },
  { name: 'sold two days ago', share: 0.01, change: soldDaysAgo(1.6) },
  { name: 'sold nine days ago', share: 0.015, change: soldDaysAgo(9) },
  { name: 'sold six weeks ago', share: 0.02, change: soldDaysAgo(42) },
  { name: 'another status', share: 0.005, change: () => ({ status: 'in_transit_to_auction' }) },
];
