import type { JsonObject } from '#scripts/sandbox/search/json.ts';

/** A small invented yard: every odd value a listing can have, in few vehicles. */
export const yardSchema: JsonObject = {
  name: 'yard',
  default_sorting_field: 'added',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'make', type: 'string', facet: true },
    { name: 'model', type: 'string', facet: true, sort: true },
    { name: 'badge', type: 'string', facet: true, optional: true },
    { name: 'body', type: 'string', facet: true },
    { name: 'extras', type: 'string[]', facet: true },
    { name: 'price', type: 'int32', facet: true, optional: true },
    { name: 'litres', type: 'float', facet: true, optional: true },
    { name: 'certified', type: 'bool', facet: true },
    { name: 'added', type: 'int64' },
    { name: 'secret', type: 'string', index: false, optional: true },
  ],
};

type Row = readonly [
  id: string,
  make: string,
  model: string,
  badge: string,
  body: string,
  price: number | null,
  litres: number | null,
  certified: boolean,
  extras: readonly string[],
];

const rows: readonly Row[] = [
  ['a', 'Toyota', 'Corolla', 'Ascent', 'Hatch', 21_000, 1.8, true, ['Tow bar', 'Sunroof']],
  ['b', 'Toyota', 'Hilux', 'SR5', 'Ute', 52_000, 2.8, false, ['Tow bar', 'Bull bar, steel']],
  ['c', 'Mazda', 'CX-5', 'Maxx Sport', 'SUV', 33_500, 2.5, true, ['Sunroof']],
  ['d', 'Mazda', '3', 'G20', 'Hatch', 24_990, 2, false, []],
  ['e', 'Mercedes-Benz', 'C 200', 'AMG: Line', 'Sedan', 61_000, 1.5, true, ['Heated seats & wheel']],
  ['f', 'Peugeot', '2008', 'Été', 'SUV', null, 1.2, false, ['Sunroof', 'Tow bar']],
  ['g', 'Kia', 'Carnival', '-S', 'Van', 47_000, null, true, ['Heated seats & wheel']],
  ['h', 'Toyota', 'LandCruiser', 'GX (5 door)', 'SUV', 99_000, 3.3, true, ['Tow bar']],
  ['i', 'Ford', 'Ranger', '', 'Ute', 47_000, 2, false, ['Bull bar, steel']],
  ['j', 'Volkswagen', 'Golf', 'R', 'Hatch', 47_000, 2, false, ['Sunroof']],
];

/** Oldest first; `added` counts up, so that the last one is the newest. */
export const yard: readonly JsonObject[] = rows.map(
  ([id, make, model, badge, body, price, litres, certified, extras], at) => ({
    id,
    title: `${2016 + at} ${make} ${model}`,
    make,
    model,
    badge,
    body,
    extras: [...extras],
    certified,
    added: 1000 + at,
    secret: `note ${id}`,
    ...(price === null ? {} : { price }),
    ...(litres === null ? {} : { litres }),
  }),
);
