import { expect, test } from 'vitest';
import { findMissingParticulars } from '#catalogue/vehicle/missing-particulars.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const complete = { price_type: 'drive_away', stocknum: 'S1' };

const cases: [string, Record<string, unknown>, RegExp | null][] = [
  ['nothing when all is told', complete, null],
  [
    'LEGAL 1 a price without its type',
    { ...complete, price_type: null },
    /^1 of 1 vehicles .* price_type: [^A-Z]*\. Map/,
  ],
  ['LEGAL 1 no price needs no type', { ...complete, price_type: null, price: null }, null],
  ['LEGAL 3 a used vehicle that nobody can tell apart', { ...complete, stocknum: null }, /^1 of 1 .* VIN/],
  ['LEGAL 3 a registration tells it apart', { ...complete, stocknum: null, regplate: '123ABC' }, null],
  ['LEGAL 3 new vehicles have no number yet', { ...complete, stocknum: null, car_type: 'new' }, null],
];

test.each(cases)('%s', (_, document, sentence) => {
  const found = findMissingParticulars([fixtureVehicle(2, document)]);
  expect(found).toHaveLength(sentence ? 1 : 0);
  if (sentence) expect(found[0]).toMatch(sentence);
});
