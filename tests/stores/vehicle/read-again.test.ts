import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSavedVehicle } from '#domain/garage/garage.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument, openYard, type Yard } from '../../services/search/yard.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { $savedVehicles, toggleSavedVehicle } = await import('#stores/garage/saved-vehicles.ts');
const { toggleCompared } = await import('#stores/garage/comparison.ts');
const { $storedVehicles, loadStoredVehicles, rereadStoredVehicles } =
  await import('#stores/garage/stored-vehicles.ts');
const { $comparedVehicles, readComparison, rereadComparison } =
  await import('#stores/garage/compared-vehicles.ts');

const documents = ['a', 'b'].map((id) => createDocument({ id, slug: id, price: 30_000 }));
let yard: Yard;
beforeAll(async () => {
  yard = await openYard(documents);
  for (const document of documents) {
    toggleSavedVehicle(createSavedVehicle(parseVehicle(document)));
    toggleCompared(createSavedVehicle(parseVehicle(document)), 4);
  }
  await loadStoredVehicles(yard.endpoint);
  readComparison(yard.endpoint, 4);
  await vi.waitUntil(() => $comparedVehicles.get().status === 'ready');
});
afterAll(() => yard.close());

const [first] = documents;

test('FAV-01 C58 saved and compared vehicles that are read again are as they are now, and one that is gone is told', async () => {
  if (!first) throw new Error('There is no vehicle.');
  await yard.save({ ...first, price: 28_000 });
  await yard.remove('b');
  await rereadStoredVehicles(yard.endpoint);
  await rereadComparison(yard.endpoint);
  expect($storedVehicles.get().vehicles['a']?.price).toBe(28_000);
  expect($storedVehicles.get().vehicles['b']).toBeNull();
  expect($savedVehicles.get()).toHaveLength(2);
  expect($comparedVehicles.get().vehicles.map(({ id, price }) => [id, price])).toEqual([['a', 28_000]]);
  expect($comparedVehicles.get().gone).toBe(1);
});

test('an index that does not answer leaves what is known', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const nowhere = { ...yard.endpoint, port: 1 };
  const before = [$storedVehicles.get(), $comparedVehicles.get()];
  await Promise.all([rereadStoredVehicles(nowhere), rereadComparison(nowhere)]);
  expect([$storedVehicles.get(), $comparedVehicles.get()]).toEqual(before);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
