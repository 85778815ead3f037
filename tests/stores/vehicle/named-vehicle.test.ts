import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { $namedVehicle, findNamedVehicle, rereadNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import { createDocument, openYard, type Yard } from '../../services/search/yard.ts';

const stock = {
  ...{ soldWindowDays: 7, excludedMakes: ['Holden'], leastPhotos: 0, leastAgeDays: 0 },
} as unknown as StockRules;
const documents = [
  createDocument({ id: '80670001', slug: 'hilux' }),
  createDocument({ id: '2', slug: 'commodore', make: 'Holden' }),
  createDocument({ id: '3', slug: 'rio', status: 'sold' }),
  createDocument({ id: '4', slug: 'hidden', show_on_dealer_website: false }),
];
let yard: Yard;
beforeAll(async () => {
  yard = await openYard(documents);
});
afterAll(() => yard.close());
beforeEach(() => $namedVehicle.set({ status: 'idle', vehicle: null, foundAt: 0 }));

const find = (query: string) => findNamedVehicle({ search: yard.endpoint, stock }, query);

test.each([['80670001'], ['hilux']])(
  'ROUTE-10 ROUTE-12 a vehicle is found by id and by slug: %s',
  async (name) => {
    const found = find(`?car_id=${name}&car_type=used`);
    expect($namedVehicle.get().status).toBe('looking');
    await found;
    expect($namedVehicle.get()).toMatchObject({
      status: 'found',
      vehicle: { id: '80670001', slug: 'hilux' },
    });
    expect($namedVehicle.get().foundAt).toBeGreaterThan(1_700_000_000);
  },
);

test('a sold one is found as sold', async () => {
  await find('?car_id=rio');
  expect($namedVehicle.get()).toMatchObject({ status: 'found', vehicle: { status: 'sold' } });
});

test.each([
  ['one that there never was', '99'],
  ['one of a make that the dealer leaves out', 'commodore'],
  ['a hidden one', '4'],
])('SRCH-02 SRCH-04 %s is unknown', async (_, name) => {
  await find(`?car_id=${name}`);
  expect($namedVehicle.get()).toMatchObject({ status: 'unknown', vehicle: null });
});

test('an address that names none asks nobody', async () => {
  await find('?model=HiLux');
  expect($namedVehicle.get().status).toBe('idle');
});

test('an index that does not answer has failed, and another try may succeed', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await findNamedVehicle({ search: { ...yard.endpoint, port: 1 }, stock }, '?car_id=hilux');
  expect($namedVehicle.get()).toMatchObject({ status: 'failed', vehicle: null });
  log.mockRestore();
  await find('?car_id=hilux');
  expect($namedVehicle.get().status).toBe('found');
});

test('one that leaves the index while the page is open is withdrawn', async () => {
  await find('?car_id=hilux');
  await yard.remove('80670001');
  await rereadNamedVehicle(yard.endpoint);
  expect($namedVehicle.get().vehicle).toMatchObject({ slug: 'hilux', status: 'withdrawn' });
});
