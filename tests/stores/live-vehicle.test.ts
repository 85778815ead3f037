import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { $freshVehicle, findVehicle } from '#stores/fresh-vehicle.ts';
import { $liveVehicle, checkVehicle } from '#stores/live-vehicle.ts';
import { createDocument, openYard, type Yard } from '../services/yard.ts';

const document = createDocument({ id: 'c1', slug: 'hilux-c1', price: 40_000 });
const built = parseVehicle(document);
let yard: Yard;
beforeAll(async () => {
  yard = await openYard([document]);
});
afterAll(() => yard.close());

test('nothing changes while the vehicle is as it was built', async () => {
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed).toBeNull();
});

test('a new price is told', async () => {
  await yard.save({ ...document, price: 38_000 });
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed?.price).toBe(38_000);
});

test('VDP-30 a vehicle that left the index is sold', async () => {
  await yard.remove('c1');
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed).toMatchObject({ id: 'c1', status: 'sold' });
});

test('an index that does not answer changes nothing, and is logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  $liveVehicle.set({ changed: null });
  await checkVehicle({ ...yard.endpoint, port: 1 }, built);
  expect($liveVehicle.get().changed).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a vehicle newer than the build is found by its slug; an unknown one is not', async () => {
  await yard.save({ ...document, id: 'c2', slug: 'newer' });
  await findVehicle(yard.endpoint, 'newer');
  expect($freshVehicle.get()).toMatchObject({ status: 'found', vehicle: { id: 'c2' } });
  await findVehicle(yard.endpoint, 'never-was');
  expect($freshVehicle.get()).toMatchObject({ status: 'unknown', vehicle: null });
});
