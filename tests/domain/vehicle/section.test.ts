import { expect, test } from 'vitest';
import { splitSections } from '#domain/vehicle/section.ts';

test('VDP-01 sections keep the dealer’s order; those over the whole width come after all others', () => {
  const { beside, wide } = splitSections([
    { name: 'similar' },
    { name: 'comments' },
    { name: 'callToAction', heading: 'Next', links: [] },
    { name: 'keyInformation' },
  ]);
  expect(beside.map(({ name }) => name)).toEqual(['comments', 'keyInformation']);
  expect(wide.map(({ name }) => name)).toEqual(['similar', 'callToAction']);
});
