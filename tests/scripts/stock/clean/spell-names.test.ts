import { expect, test } from 'vitest';
import { readListedModels } from '#config/load/listed-models.ts';
import { createNotes } from '#scripts/stock/notes.ts';
import { spellNames } from '#scripts/stock/clean/spell-names.ts';
import { testSites } from '../../../config/directory.ts';

const models = new Map([
  ['mazda', ['Mazda3', 'CX-5', 'MX-5']],
  ['mg', ['MG3', 'ZS']],
  ['hyundai', ['i30']],
]);
const listed = (make: string): readonly string[] => models.get(make) ?? [];

test.each([
  ['Mazda', '3', 'Mazda', 'Mazda3'],
  ['MAZDA', 'Mazda 3', 'Mazda', 'Mazda3'],
  ['Mazda', 'mazda3', 'Mazda', 'Mazda3'],
  ['Mazda', 'CX5', 'Mazda', 'CX-5'],
  ['MG', '3', 'MG', 'MG3'],
  ['Hyundai', 'I30', 'Hyundai', 'i30'],
  ['Ssangyong', 'Rexton', 'SsangYong', 'Rexton'],
  ['VW', 'Golf', 'Volkswagen', 'Golf'],
  ['Mazda', '6', 'Mazda', '6'],
  ['Mazda', 'MG3', 'Mazda', 'MG3'],
  ['Trailmaker', '3', 'Trailmaker', '3'],
])('DATA-01 %s %s is %s %s', (make, model, written, spelled) => {
  const notes = createNotes();
  expect(spellNames({ make, model, year: 2020 }, listed, notes)).toEqual({
    make: written,
    model: spelled,
    year: 2020,
  });
  expect(notes.list()).toHaveLength(Number(make !== written) + Number(model !== spelled));
});

test('DATA-01 a row without make or model stays without', () => {
  expect(spellNames({ year: 2020 }, listed, createNotes())).toEqual({ year: 2020 });
  expect(spellNames({ make: 'Mazda' }, listed, createNotes())).toEqual({ make: 'Mazda' });
});

test('DATA-06 brand files say how models are spelled', () => {
  const read = readListedModels(testSites);
  expect(read('kia')).toContain('Sportage');
  expect(read('nobody')).toEqual([]);
});
