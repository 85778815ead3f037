import { expect, test } from 'vitest';
import { describeAge } from '#domain/review/age.ts';
import { findInitials } from '#domain/team/initials.ts';
import { addRating } from '#domain/review/rating-data.ts';
import { findCustomerPicture, isLongReview } from '#domain/review/review-card.ts';

test.each([
  ['Jo Brown', 'JB'],
  ['Tom & Leanne Okafor', 'TO'],
  ['élodie', 'É'],
  ['Gus 🚙', 'G'],
  ['王 小明', '王小'],
  ['🚙', ''],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(findInitials(name)).toBe(initials);
});

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-09', '2 weeks ago'],
  ['2026-10-24', '4 weeks ago'],
  ['2026-10-01', 'last month'],
  ['2025-11-23', 'last year'],
  ['2023-05-01', '3 years ago'],
  ['2026-12-24', null],
])('the age of a review of %s', (date, age) => {
  const words = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' });
  expect(describeAge(date, new Date(2026, 10, 23, 23, 59), words)).toBe(age);
});

test('a text is cut where it is long or has many lines', () => {
  expect([isLongReview('a'.repeat(280)), isLongReview('a'.repeat(281))]).toEqual([false, true]);
  expect(isLongReview('a\n'.repeat(6))).toBe(true);
});

test('a picture on another website is not asked for, which would tell it of visits', () => {
  const review = {
    id: null,
    customer: 'Jo',
    rating: 5,
    text: 'Hi',
    date: null,
    locationId: null,
    url: null,
    reply: null,
  };
  expect(findCustomerPicture({ ...review, picture: 'https://faces.example/jo.jpg' }, {})).toBeNull();
});

test('search engines are told the average of all', () => {
  expect(addRating({ name: 'A' }, { average: 3.94, count: 568 })).toMatchObject({
    aggregateRating: { ratingValue: 3.9, reviewCount: 568 },
  });
  expect(addRating({ name: 'A' }, null)).toEqual({ name: 'A' });
});
