import { expect, test } from 'vitest';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { fixtureDealer, fixtureDocument } from '../../integration/fixture-target.ts';

const { site } = fixtureDealer('alpha');
const now = 1_750_000_000;
const day = 86_400;

/** What the report says of a stock, apart from what vehicles lack. */
const tell = (changed: Partial<typeof site.stock>, ...stock: Record<string, unknown>[]): string[] => {
  const vehicles = stock.map((extra, index) => fixtureDocument(index, extra));
  const rules = { ...site.stock, excludedMakes: [], leastPhotos: 0, leastAgeDays: 0, ...changed };
  const documents = { vehicles, offers: [], parts: [] };
  return createCatalogue({ ...site, stock: rules }, documents, now).problems.filter((problem) =>
    problem.includes('not shown'),
  );
};

test('SRCH-04 SRCH-16 the report says which vehicles are not shown, and why', () => {
  const ripe = { photos_count: 5, created_at: now - 9 * day };
  expect(
    tell(
      { excludedMakes: ['holden', 'Ram'], leastPhotos: 3, leastAgeDays: 2 },
      ripe,
      { ...ripe, make: 'HOLDEN' },
      { ...ripe, make: 'HOLDEN' },
      { ...ripe, photos_count: 2 },
      { ...ripe, created_at: now - day },
      { ...ripe, show_on_dealer_website: false },
      { ...ripe, status: 'archived' },
    ),
  ).toEqual([
    '6 of 7 vehicles are not shown: 2 of excluded makes (HOLDEN), 1 with fewer than 3 pictures, ' +
      '1 less than 2 days in stock, 1 not meant for the dealer’s website, 1 sold earlier or no longer in stock.',
  ]);
  expect(tell({ leastPhotos: 1 }, ripe, { ...ripe, photos_count: 0 })).toEqual([
    '1 of 2 vehicles is not shown: 1 without pictures.',
  ]);
});

test('SRCH-03 vehicles that were sold long ago are no news', () => {
  expect(tell({ soldWindowDays: 3 }, {}, { status: 'sold', sold_date_timestamp: now - 9 * day })).toEqual([]);
});
