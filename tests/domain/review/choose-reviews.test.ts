import { describe, expect, test } from 'vitest';
import { chooseReviews, type ReviewRules } from '#domain/review/choose-reviews.ts';
import { readRating } from '#domain/review/read-rating.ts';
import { readReviewDate } from '#domain/review/read-review-date.ts';
import type { Review, ReviewFeed } from '#domain/review/review.ts';
import { createReviewText, describeChoice } from '#messages/review/review.ts';

const rules: ReviewRules = {
  source: { name: 'file' },
  minReviewRating: 4,
  minAverage: 0,
  most: 10,
  excludedCustomers: [],
  excludedIds: [],
};

const review = (rest: Partial<Review> = {}): Review => ({
  ...{ id: null, customer: 'Jo Brown', rating: 5, text: 'Good people.', date: '2026-09-14' },
  ...{ locationId: 'main', picture: null, url: null, reply: null },
  ...rest,
});

const locations = [
  { id: 'main', rating: null },
  { id: 'north', rating: { average: 3.9, count: 568 } },
];

const choose = (
  reviews: Review[],
  more: Partial<ReviewRules> = {},
  summaries: ReviewFeed['summaries'] = {},
  locationId: string | null = null,
) => chooseReviews({ reviews, summaries }, { ...rules, ...more }, locations, locationId);

describe('which reviews are shown', () => {
  test.each<[title: string, review: Partial<Review>, rules: Partial<ReviewRules>, shown: boolean]>([
    ['REV-02 with 4 stars', { rating: 4 }, {}, true],
    ['REV-02 with fewer', { rating: 3.9 }, {}, false],
    ['REV-03 without a text', { text: null }, {}, false],
    ['REV-03 translated', { text: '(Translated by Google) Good' }, {}, false],
    ['REV-03 of a customer who is kept away', {}, { excludedCustomers: [' jo BROWN '] }, false],
    ['REV-03 kept away by its id', { id: 'a-1' }, { excludedIds: ['a-1'] }, false],
    ['with emoji', { text: '🚙☀️' }, {}, true],
    ['without a date', { date: null }, {}, true],
    ['with 5,000 characters', { text: 'a '.repeat(2_500) }, {}, true],
    ['REV-01 where the average is below the least', { rating: 4 }, { minAverage: 4.5 }, false],
    ['REV-01 where the average is the least', { rating: 4 }, { minAverage: 4 }, true],
  ])('%s', (_, rest, more, shown) => {
    expect(choose([review(rest)], more, {}, 'main') !== null).toBe(shown);
  });

  test('REV-02 newest first, as many as wanted, those without a date last', () => {
    const reviews = [null, '2026-01-02', '2026-03-04', '2025-12-31'].map((date) => review({ date }));
    expect(choose(reviews, { most: 3 })?.reviews.map(({ date }) => date)).toEqual([
      '2026-03-04',
      '2026-01-02',
      '2025-12-31',
    ]);
    expect(choose(reviews)?.reviews.at(-1)?.date).toBeNull();
  });

  test('of one location are those of that location', () => {
    const reviews = [review(), review({ locationId: 'north' }), review({ locationId: null })];
    expect(choose(reviews, {}, {}, 'main')?.reviews).toHaveLength(1);
    expect(choose(reviews)?.reviews).toHaveLength(3);
  });
});

describe('LEGAL 8 C22 the figures that stand beside them', () => {
  const bad = review({ rating: 1, text: null });

  test('count what is not shown', () => {
    expect(choose([review(), bad], {}, {}, 'main')?.summary).toEqual({ average: 3, count: 2 });
  });

  test('are those of the location, where it states them', () => {
    expect(choose([review({ locationId: 'north' })], {}, {}, 'north')?.summary).toEqual({
      average: 3.9,
      count: 568,
    });
  });

  test('are those of the source before those of settings', () => {
    const summaries = { north: { average: 4.1, count: 600 } };
    expect(choose([review({ locationId: 'north' })], {}, summaries, 'north')?.summary.count).toBe(600);
  });

  test('weigh locations by their number of reviews', () => {
    const summary = choose([review({ rating: 5 }), review({ locationId: 'north' })])?.summary;
    expect(summary?.count).toBe(569);
    expect(summary?.average).toBeCloseTo((5 + 3.9 * 568) / 569);
  });

  test('of the dealer are those of its only location, and of none of several', () => {
    const feed = { reviews: [review()], summaries: { '': { average: 4.6, count: 312 } } };
    const of = (ids: string[]) =>
      chooseReviews(
        feed,
        rules,
        ids.map((id) => ({ id, rating: null })),
        'main',
      )?.summary ?? null;
    expect(of(['main'])).toEqual({ average: 4.6, count: 312 });
    expect(of(['main', 'north'])).toBeNull();
  });

  test('are worked out anew where stated ones count fewer than were read', () => {
    const summaries = { main: { average: 5, count: 1 }, '': { average: 5, count: 1 } };
    expect(choose([review(), bad], {}, summaries, 'main')?.summary).toEqual({ average: 3, count: 2 });
  });

  const explain = (shown: number, count: number, least: number, keptAway = 0) =>
    describeChoice({ summary: { average: 4, count }, keptAway }, { least, shown }, createReviewText({}));

  test('say that they are of all, and that the rest is a choice', () => {
    expect(explain(10, 1568, 4)).toBe(
      'Shown here: 10 of 1,568, the newest of those with 4 stars or more and a text. The average is of all reviews.',
    );
    expect(explain(3, 9, 5)).toContain('with 5 stars and');
    expect(explain(3, 9, 1)).toContain('those with a text');
    expect(explain(3, 3, 4)).toBeNull();
  });

  test('say how many the dealer keeps away', () => {
    expect(
      choose([review(), review({ customer: 'Rival' })], { excludedCustomers: ['Rival'] })?.keptAway,
    ).toBe(1);
    expect(explain(3, 4, 4, 1)).toContain('We leave out 1 other');
  });
});

test.each<[unknown, number | null]>([
  ['3.9', 3.9],
  [5, 5],
  [0, null],
  ['', null],
  [5.1, null],
  ['many', null],
  [null, null],
  [[5], null],
])('REV-05 the rating %j', (written, read) => {
  expect(readRating(written)).toBe(read);
});

test.each([
  ['14/09/2026', '2026-09-14'],
  ['1/2/2026', '2026-02-01'],
  ['2026-09-14T03:00:00Z', '2026-09-14'],
  ['31/02/2026', null],
  ['09/14/2026', null],
  ['soon', null],
  ['', null],
])('REV-05 the date %j', (written, read) => {
  expect(readReviewDate(written)).toBe(read);
});

describe('REV-04 how stars are spread', () => {
  const read = [5, 5, 4.6, 3, 1].map((rating) => review({ rating }));
  const stars = (...more: Parameters<typeof choose> extends [unknown, ...infer Rest] ? Rest : never) =>
    choose(read, ...more)?.stars;

  test('is counted where all reviews were read, those that are not shown included', () => {
    expect(stars({}, {}, 'main')).toEqual([3, 0, 1, 0, 1]);
    // North states 568 reviews, of which none was read.
    expect(stars()).toBeNull();
  });

  test('is what the source states of all, and unknown where it states none or others', () => {
    const stated = (counts: number[] | null) =>
      stars({}, { '': { average: 4.6, count: 312, stars: counts } });
    expect(stated([243, 44, 12, 6, 7])).toEqual([243, 44, 12, 6, 7]);
    expect(stated([243, 44, 12, 6, 8])).toBeNull();
    expect(stated(null)).toBeNull();
  });

  test('of the dealer is that of all locations together', () => {
    const summaries = { main: { average: 4, count: 5, stars: [3, 0, 1, 0, 1] } };
    const north = { average: 5, count: 2, stars: [2, 0, 0, 0, 0] };
    expect(stars({}, { ...summaries, north })).toEqual([5, 0, 1, 0, 1]);
    expect(stars({}, { ...summaries, north: { average: 5, count: 2 } })).toBeNull();
  });
});
