import { expect, test } from 'vitest';
import { chooseAllReviews } from '#catalogue/review/choose-all-reviews.ts';
import type { Review } from '#domain/review/review.ts';

const rules = {
  ...{ source: { name: 'file' as const }, minReviewRating: 4, minAverage: 0, most: 10 },
  ...{ excludedCustomers: [], excludedIds: [] },
};
const reviews = Array.from({ length: 140 }, (_, index): Review => ({
  ...{ id: String(index), customer: 'Jo Brown', rating: 5, text: 'Good people.', date: '2026-09-14' },
  ...{ locationId: 'main', picture: null, url: null, reply: null },
}));

test('REV-02 sections have the newest reviews, and the page of reviews up to a hundred', () => {
  const locations = [{ id: 'main', rating: null }] as never;
  const { all, page, byLocation } = chooseAllReviews(
    { reviews, summaries: {} },
    { reviews: rules, locations },
  );
  expect([all, page, byLocation['main']].map((choice) => choice?.reviews.length)).toEqual([10, 100, 10]);
  expect(page?.summary.count).toBe(140);
});
