import { expect, test } from 'vitest';
import { siftReviews } from '#scripts/build/reviews/sift-reviews.ts';
import type { Review } from '#domain/review/review.ts';

const review = (more: Partial<Review>): Review =>
  ({
    ...{ id: null, customer: 'Jo', rating: 5, date: '2026-06-30', text: 'Good.', locationId: null },
    ...more,
  }) as Review;

test('REV-05 reviews of an index or API are judged for days and repeats as those of a file are', () => {
  const first = review({});
  const sifted = siftReviews(
    [first, review({}), review({ id: 'a', date: '2026-07-02' }), review({ date: '2026-07-01' }), review({})],
    '2026-07-01',
  );
  expect(sifted.reviews).toEqual([first, review({ date: '2026-07-01' })]);
  expect(sifted.warnings).toEqual([
    'One review is left out, because the day is still to come. The first one: a.',
    '2 reviews are left out, because the same came before. The first one: of Jo.',
  ]);
});

test('stars alone, given twice under one name, are two', () => {
  const stars = review({ text: null, date: null });
  expect(siftReviews([stars, stars], '2026-07-01')).toEqual({ reviews: [stars, stars], warnings: [] });
});
