import { expect, test } from 'vitest';
import { compareGrades, listGrades } from '#domain/model/grades.ts';
import { splitModelStock } from '#domain/model/model-stock.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const car = (badge: string | null, price: number, more: Record<string, unknown> = {}) =>
  fixtureVehicle(2, {
    ...{
      car_type: 'new',
      badge: badge ?? undefined,
      price,
      price_type: 'drive_away',
      before_price: undefined,
    },
    ...{ offer_price: undefined, simple_fuel: 'Hybrid', power: 160, seats: 5 },
    ...more,
  });
const stock = splitModelStock([
  car('Edge', 62_900),
  car('GXL', 52_600),
  car('gxl', 51_000),
  car('GX', 47_000, { car_type: 'used' }),
  car('GXL', 49_000, { car_type: 'demo' }),
  car(null, 10_000),
]);
const shown = (grades: ReturnType<typeof listGrades>) =>
  grades.map(({ name, listPrice, vehicles, from }) => [
    ...[name, listPrice, vehicles.length, from?.condition, from?.vehicle.price],
  ]);

test('ROUTE-15 grades follow from new ones and demonstrators, by price; a used one is of no grade', () => {
  expect(shown(listGrades({}, stock))).toEqual([
    ['GXL', null, 3, 'new', 51_000],
    ['Edge', null, 1, 'new', 62_900],
  ]);
});

test('ROUTE-15 grades of the file come first in its order, with list price, in stock or not', () => {
  const grades = [
    { name: 'GX', text: null, price: 46_000 },
    { name: 'GXL', text: 'Most people take this one', price: null },
  ];
  expect(shown(listGrades({ grades }, stock))).toEqual([
    ['GX', 46_000, 0, undefined, undefined],
    ['GXL', null, 3, 'new', 51_000],
    ['Edge', null, 1, 'new', 62_900],
  ]);
});

test('ROUTE-15 a longer badge is of the grade that it begins with, the longest one of several', () => {
  const grades = ['SR', 'SR5', 'SR5 Hybrid'].map((name) => ({ name, text: null, price: null }));
  const some = splitModelStock([
    car('SR5 Hybrid Auto', 1_000_000),
    car('SR5 Double Cab', 70_000),
    car('SRX', 5),
  ]);
  expect(listGrades({ grades }, some).map(({ name, vehicles }) => [name, vehicles.length])).toEqual([
    ['SR', 0],
    ['SR5', 1],
    ['SR5 Hybrid', 1],
    ['SRX', 1],
  ]);
});

test('ROUTE-15 a comparison parts what all have in common from what differs, and claims nothing of a grade that is not here', () => {
  const grades = listGrades(
    { grades: [{ name: 'GX', text: null, price: null }] },
    splitModelStock([
      car('GXL', 52_600),
      car('GXL', 52_700, { power: 170 }),
      car('Edge', 62_900, { power: 180, towing: 1_500 }),
    ]),
  );
  const { same, differs } = compareGrades(grades);
  expect(differs.find(({ key }) => key === 'power')).toEqual({
    key: 'power',
    values: [null, '160–170 kW', '180 kW'],
  });
  expect(same).toContainEqual({ key: 'fuel', value: 'Hybrid' });
  expect([...same, ...differs].map(({ key }) => key)).not.toContain('towing');
});
