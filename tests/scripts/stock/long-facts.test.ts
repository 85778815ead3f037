import { expect, test } from 'vitest';
import { mapRow } from '#scripts/stock/map-row.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';

/* Facts of a vehicle have an end, see `clean/bounded.ts`; the longest that real feeds have are within it. */

const words = (length: number): string => 'Comparison rate warning. '.repeat(length / 25).trim();
const anchors = Array.from({ length: 72 }, (_, frame) => ({ angle: frame * 5, x: 0.301, y: 0.582 }));
const places = Array.from({ length: 90 }, (_, at) => ({
  id: `loc-${at}`,
  name: `Yard ${at}`,
  address: words(250),
}));

test.each<[string, object]>([
  ['a description of many pages', { dealercomments: words(20_000) }],
  [
    'three hundred features',
    { standardEquipment: Array.from({ length: 300 }, (_, at) => `${at} ${words(100)}`) },
  ],
  [
    'a lender with a long warning',
    { finance_lenders: [{ financeProvider: 'Plenti', disclaimer: words(2_000) }] },
  ],
  [
    'hotspots in each of 72 frames',
    { hotspots: Array.from({ length: 30 }, (_, at) => ({ title: `${at}`, anchors })) },
  ],
  ['a group of ninety yards', { location: { id: 'loc-1', distribution_locations: places } }],
])('%s is kept', (_, fact) => {
  const notes: string[] = [];
  const row = { id: '1', ...fact };
  expect(mapRow(row, createDefaultMapping(), { add: (_field, note) => void notes.push(note) })).toEqual(row);
  expect(notes).toEqual([]);
});
