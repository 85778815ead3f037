import { expect, test } from 'vitest';
import { isAnnouncedOn, isRunning } from '#domain/site/announcement.ts';

test.each([
  [null, 'vehicle', true],
  [['vehicle'], 'vehicle', true],
  [['vehicle'], 'listing', false],
  [['location'], 'locations', true],
  [['model', 'home'], 'models', true],
  [[], 'home', false],
] as const)('ANN-01 pages %j, on a page of kind %s: %s', (pages, kind, shown) => {
  expect(isAnnouncedOn({ pages }, kind)).toBe(shown);
});

test.each([
  [null, null, true],
  [100, null, true],
  [101, null, false],
  [null, 101, true],
  [null, 100, false],
])('ANN-01 from %s until %s, at 100: %s', (from, until, runs) => {
  expect(isRunning({ from, until }, 100)).toBe(runs);
});
