import { expect, test } from 'vitest';
import { nameVehicle, readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';

test.each([
  ['?car_id=80670001', '80670001'],
  ['?car_type=used&car_id=2019-toyota-hilux-80670001&vehiclePriceBudget=58990', '2019-toyota-hilux-80670001'],
  ['?car_id=%20a%26b%20', 'a&b'],
  ['?car_id=', null],
  ['?car_id=%20', null],
  ['', null],
  [`?car_id=${'x'.repeat(201)}`, null],
])('ROUTE-10 ROUTE-12 %s names %j', (search, name) => {
  expect(readNamedVehicle(search)).toBe(name);
});

test('ROUTE-12 what an address is written with is read from it', () => {
  const { search } = new URL(nameVehicle('/print/', 'a&b=c d'), 'https://a.example');
  expect(readNamedVehicle(search)).toBe('a&b=c d');
});
