import { expect, test } from 'vitest';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';

test.each([
  ['of their own names', ['make', 'car_type'], { make: 'make', car_type: 'car_type' }],
  ['in other capitals', ['MAKE', 'Car_Type'], { make: 'MAKE', car_type: 'Car_Type' }],
  ['with blanks or hyphens', ['Make ', 'car-type'], { make: 'Make ', car_type: 'car-type' }],
  ['and of another spelling', ['make', 'Make', 'car type'], { make: 'make', car_type: 'car type' }],
  ['that two columns spell', ['MAKE', 'Make', 'car_type'], { make: 'make', car_type: 'car_type' }],
  ['of records without columns', null, { make: 'make', car_type: 'car_type' }],
])('columns %s', (_, columns, read) => {
  const { fields } = createDefaultMapping(columns);
  const found = Object.fromEntries(Object.keys(read).map((name) => [name, fields[name]]));
  for (const [name, from] of Object.entries(read)) expect(found[name]).toMatchObject({ from });
});
