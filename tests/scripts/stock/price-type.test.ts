import { expect, test } from 'vitest';
import { answerPriceType } from '#scripts/stock/price-type.ts';

/** The price type of a row, and what the summary says of it. */
function answer(fields: Record<string, string | number>, stated: Record<string, string> = {}) {
  const notes: string[] = [];
  const row: Record<string, string | number> = { ...fields };
  answerPriceType(row, stated, { add: (_, note) => notes.push(note) });
  return { type: row['price_type'], notes };
}

test.each([
  ['Drive Away', 'drive_away', ['"Drive Away" read as drive_away']],
  ['est. drive away', 'estimated_drive_away', ['"est. drive away" read as estimated_drive_away']],
  ['EGC', 'excluding_government_charges', ['"EGC" read as excluding_government_charges']],
  ['drive_away', 'drive_away', []],
  ['plus ORC', 'plus ORC', []],
  ['Manager’s special', 'Manager’s special', []],
])('LEGAL 1 a column that says %j is %j', (words, type, notes) => {
  expect(answer({ price: 12_990, price_type: words })).toEqual({ type, notes });
});

test('LEGAL 1 the words beside a price agree with the same type in other words', () => {
  const { type, notes } = answer({ price: 12_990, price_type: 'Drive Away' }, { price: 'drive_away' });
  expect(type).toBe('drive_away');
  expect(notes).toEqual(['"Drive Away" read as drive_away']);
});
