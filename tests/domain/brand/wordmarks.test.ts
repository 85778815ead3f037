import { expect, test } from 'vitest';
import { slugify } from '#domain/site/slug.ts';
import { findWordmark } from '#domain/brand/wordmarks.ts';
import { readMakes } from '#scripts/sandbox/sample/makes.ts';

test('TILE-03 every make of the sample has a setting of its name, an unknown one is set plainly', () => {
  const makes = [...readMakes().keys()];
  expect(makes.length).toBeGreaterThan(30);
  for (const make of makes) expect(findWordmark(slugify(make)).weight, make).toBeTruthy();
  expect(findWordmark('abarth')).toEqual({
    weight: 'regular',
    spacing: 'normal',
    letters: 'as-written',
    slant: 'upright',
  });
  expect(findWordmark(slugify('Škoda')).letters).toBe('capitals');
});
