import { expect, test } from 'vitest';
import { chooseCover } from '#domain/blog/cover.ts';
import { countBesideLead } from '#domain/blog/front.ts';

const cover = (name: string, slug = 'advice') =>
  chooseCover({ path: `/blog/${name}/`, category: { name: slug, slug } });

test('articles of a category share a drawing, and not all of them their colours', () => {
  const covers = ['tyres', 'brakes', 'lights', 'oil', 'wipers', 'load'].map((name) => cover(name));
  expect(new Set(covers.map(({ drawing }) => drawing)).size).toBe(1);
  expect(new Set(covers.map(({ tone }) => tone)).size).toBe(3);
  expect(cover('tyres')).toEqual(cover('tyres'));
});

test('categories differ in their drawing, which the style sheet has', () => {
  const slugs = ['advice', 'buying', 'servicing', 'towing', 'electric', 'riding', 'trucks', 'toyota-news'];
  const drawings = slugs.map((slug) => cover('x', slug).drawing);
  expect(new Set(drawings).size).toBeGreaterThanOrEqual(5);
  expect(Math.max(...drawings)).toBeLessThan(8);
});

test('below the first article and those beside it all rows of three are full', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 12].map(countBesideLead)).toEqual([0, 1, 2, 0, 1, 2, 0, 2]);
});
