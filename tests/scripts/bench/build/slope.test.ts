import { expect, test } from 'vitest';
import { findSlope } from '#scripts/bench/build/slope.ts';

test('one more page costs what the sites differ by, whatever each costs without pages', () => {
  const sites = [80, 190, 420, 810].map((pages) => ({ x: pages, y: 4_000 + 5 * pages }));
  expect(findSlope(sites)).toBeCloseTo(5);
  const noisy = sites.map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? 30 : -30) }));
  expect(findSlope(noisy)).toBeCloseTo(5, 0);
});
