import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createComparePath,
  createSavedVehicle,
  createViewed,
  findPriceChange,
  formatSavedVehicle,
  parseEntries,
  parseSavedVehicle,
  putFirst,
  readComparedSlugs,
  type SavedVehicleRecord,
} from '#domain/garage/garage.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const vehicle = stockVehicle({
  price: 31_990,
  offerPrice: 29_990,
  stockNumber: 'S1',
  body: 'SUV',
  bodyConfiguration: '5-door wagon',
  images: [{ url: 'https://images.example/a.jpg?x=1&y=2', thumbUrl: '' }],
});

test('FAV-01: a saved vehicle holds id, name, slug, make, model and picture', () => {
  expect(createSavedVehicle(vehicle)).toEqual({
    id: '1',
    name: '2021 Mazda CX-5 Touring',
    slug: '2021-mazda-cx-5',
    make: 'Mazda',
    model: 'CX-5',
    primary_image_url: 'https://images.example/a.jpg?x=1&y=2',
    price: 29_990,
    car_type: 'used',
  });
});

test('VIEW-01: a view holds id, stock number, make, model, body and simple body', () => {
  expect(createViewed(vehicle)).toEqual({
    id: '1',
    stocknum: 'S1',
    make: 'Mazda',
    model: 'CX-5',
    body: '5-door wagon',
    simple_body: 'SUV',
  });
});

test('a saved vehicle survives the attribute of its button, whatever a feed wrote', () => {
  const text = fc.string({ unit: 'grapheme' });
  const saved: fc.Arbitrary<SavedVehicleRecord> = fc.record({
    id: text,
    name: text,
    slug: text,
    make: text,
    model: text,
    primary_image_url: fc.option(text),
    price: fc.option(fc.nat()),
    car_type: fc.constantFrom('new', 'demo', 'used'),
  });
  fc.assert(
    fc.property(saved, (record) => {
      expect(parseSavedVehicle(formatSavedVehicle(record))).toEqual(record);
    }),
  );
});

describe('what stands in browser storage is read with care', () => {
  test.each([
    ['nothing', null, 0],
    ['no JSON', 'oops', 0],
    ['no list', '{"id":"1"}', 0],
    ['an entry without a slug', '[{"id":"1"}]', 0],
    ['null and numbers', '[null, 1, "x"]', 0],
    [
      'one good entry among bad ones',
      '[{"id":"1","slug":"a","name":"A"}, {"id":2,"slug":"b","name":"B"}]',
      1,
    ],
  ])('%s', (_, stored, length) => {
    expect(parseEntries(stored, ['id', 'slug', 'name'] as never)).toHaveLength(length);
  });

  test('any text at all is a list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => Array.isArray(parseEntries(stored, ['id']))),
    );
  });
});

test('putFirst: the newest is first, once, and the oldest leaves', () => {
  const entries = ['a', 'b', 'c'].map((id) => ({ id }));
  const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');
  expect(ids(putFirst(entries, { id: 'd' }, 3))).toBe('dab');
  expect(ids(putFirst(entries, { id: 'b' }, 3))).toBe('bac');
});

test.each([
  ['?cars=a,b', ['a', 'b']],
  ['?cars=a,a,b', ['a', 'b']],
  ['?cars=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['?cars=a%2Cb', ['a', 'b']],
  ['?cars=`]||id:!=x,good', ['good']],
  ['?cars=', []],
  ['', []],
])('CMP-01: %j compares %j', (search, slugs) => {
  expect(readComparedSlugs(search, 4)).toEqual(slugs);
});

test('CMP-01: what is shared is read again', () => {
  expect(createComparePath([])).toBe('/compare/');
  expect(readComparedSlugs(new URL(createComparePath(['a', 'b']), 'https://x.example').search, 4)).toEqual([
    'a',
    'b',
  ]);
});

test.each([
  [31_990, 29_990, -2_000],
  [29_990, 31_990, 2_000],
  [29_990, 29_990, null],
  [null, 29_990, null],
  [29_990, null, null],
])('saved at %j, now %j: changed by %j', (saved, price, change) => {
  expect(findPriceChange({ price: saved }, stockVehicle({ price }))).toBe(change);
});
