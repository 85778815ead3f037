import { expect, test } from 'vitest';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import { listJumps } from '#islands/vehicle/sections/list-jumps.ts';
import { sampleFinance } from '../../domain/finance/rules-sample.ts';
import { createView } from './page-view.ts';

const names = [
  'keyInformation',
  'similar',
  'comments',
  'features',
  'specifications',
  'finance',
  'map',
] as const;
const sections: VehicleSection[] = names.map((name) => ({ name }));

test('VDP-01 links lead to the sections that the page has, in its order', () => {
  const full = createView(
    { comments: 'Kind owner.', features: ['Tow bar'], seats: 5 },
    { finance: sampleFinance() },
  );
  expect(listJumps(sections, full).map(({ id }) => id)).toEqual([
    ...['comments', 'features', 'specifications', 'finance', 'vehicle-map', 'similar'],
  ]);
});

test('VDP-05 what is not drawn has no link', () => {
  const poor = createView({ status: 'sold', comments: null }, { finance: sampleFinance() });
  expect(listJumps(sections, poor).map(({ id }) => id)).toEqual(['vehicle-map', 'similar']);
});
