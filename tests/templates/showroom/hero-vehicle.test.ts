import { expect, test } from 'vitest';
import { findHeroVehicle } from '../../../src/templates/showroom/shell/sections/hero/hero-vehicle.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';
import { sitePieces } from '../base/parts/site-pieces.ts';

const complete = {
  make: 'Toyota',
  price: 30_000,
  price_type: 'drive_away',
  images: [{ image: { url: 'https://p.example/1.jpg' } }],
};
const find = (...vehicles: Record<string, unknown>[]): string | undefined => findFor({}, ...vehicles);
const findFor = (options: { search?: boolean }, ...vehicles: Record<string, unknown>[]): string | undefined =>
  findHeroVehicle({
    options,
    data: { vehicles: vehicles.map((one, index) => fixtureVehicle(index, { ...complete, ...one })) },
    site: { ...sitePieces, brands: [{ name: 'Toyota' }] },
  } as never)?.id;

test('the first screen of a showroom has the newest vehicle of its makes that is free and says what its price includes', () => {
  const [first, second] = [fixtureVehicle(0, {}).id, fixtureVehicle(1, {}).id];
  expect(find({}, {})).toBe(first);
  expect(find({ make: 'Kia' }, {})).toBe(second);
  expect(find({ make: 'Kia' }, { make: 'Kia' })).toBe(first);
  for (const unfit of [{ reserved: true }, { images: [] }, { price: null }, { price_type: null }])
    expect(find(unfit, {}), JSON.stringify(unfit)).toBe(second);
  expect(find({ reserved: true })).toBeUndefined();
});

test('ROUTE-24 the hero of a campaign, which has no search, names no vehicle of the stock', () => {
  expect(findFor({ search: false }, {})).toBeUndefined();
  expect(findFor({ search: true }, {})).toBe(fixtureVehicle(0, {}).id);
});
