import { expect, test } from 'vitest';
import { findSame, type FoundVehicle, type SaidOfVehicle } from '#scripts/sandbox/api/find-same.ts';

const [vin, other] = ['JTMHX3JH90N000001', 'JTMHX3JH90N000002'];
const known: SaidOfVehicle = { vin, slug: 'kia-rio-7', stockNumber: 'S7' };
const same = { vin, slug: 'kia-rio-7', stockNumber: 'S7' };
const falcon = { vin: other, slug: 'ford-falcon-7', stockNumber: 'S9' };

/* Known as above: what has its id now, what has its VIN now, and which of them it is. */
test.each<[string, SaidOfVehicle, FoundVehicle | null, FoundVehicle[], 'id' | 'vin' | null]>([
  ['unchanged', known, same, [same], 'id'],
  ['its VIN in small letters', known, { ...same, vin: vin.toLowerCase() }, [], 'id'],
  ['gone', known, null, [], null],
  ['under another id', known, null, [same], 'vin'],
  ['under another id, its own handed on', known, falcon, [same], 'vin'],
  ['gone, its id handed on', known, falcon, [], null],
  ['two of its VIN', known, null, [same, same], null],
  ['two of its VIN, of which it is one', known, same, [same, same], 'id'],
  ['its VIN corrected', known, { ...same, vin: other }, [], 'id'],
  ['its VIN, which was that of a neighbour, corrected', known, { ...same, vin: other }, [falcon], 'id'],
  ['its VIN left out', known, { ...same, vin: null }, [], 'id'],
  ['its VIN and name corrected', known, { ...same, vin: other, slug: 'kia-rio-s-7' }, [], 'id'],
  ['its VIN and stock number corrected', known, { ...same, vin: other, stockNumber: 'S8' }, [], 'id'],
  ['its VIN left out, a stock number given', known, { ...same, vin: null, stockNumber: 'S8' }, [], 'id'],
  ['known by its id alone', { vin: '', slug: '', stockNumber: '' }, falcon, [], 'id'],
  ['known by its id and VIN alone', { vin, slug: '', stockNumber: '' }, falcon, [], 'id'],
])('RSV-01 the vehicle that was known earlier: %s', async (_, said, named, ofVin, meant) => {
  const asked: string[] = [];
  const found = await findSame(said, {
    byId: () => Promise.resolve(named),
    byVin: (text) => {
      asked.push(text);
      return Promise.resolve(ofVin);
    },
  });
  expect(found).toBe(meant === null ? null : meant === 'id' ? named : ofVin[0]);
  expect(asked.every((text) => text === vin)).toBe(true);
});
