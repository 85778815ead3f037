import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSavedVehicle } from '#domain/garage/garage.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument, openYard, type Yard } from '../../services/search/yard.ts';
import { openBrowser } from '../browser.ts';
import { hasChanged, readShownCards } from '#stores/listing/shown-cards.ts';

openBrowser();
const { $savedVehicles, toggleSavedVehicle } = await import('#stores/garage/saved-vehicles.ts');
const { toggleCompared } = await import('#stores/garage/comparison.ts');
const { $storedVehicles, checkStoredVehicles, loadStoredVehicles, rereadStoredVehicles } =
  await import('#stores/garage/stored-vehicles.ts');
const { $comparedVehicles, checkComparison, readComparison, rereadComparison } =
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
if (!first) throw new Error('There is no vehicle.');

test('RSV-01 saved and compared vehicles learn that one is reserved, and are read whole only then', async () => {
  const shown = [$storedVehicles.get(), $comparedVehicles.get()];
  await checkStoredVehicles(yard.endpoint);
  await checkComparison(yard.endpoint);
  expect([$storedVehicles.get(), $comparedVehicles.get()]).toEqual(shown);
  expect($storedVehicles.get()).toBe(shown[0]);
  await yard.save({ ...first, reserved: true });
  await checkStoredVehicles(yard.endpoint);
  await checkComparison(yard.endpoint);
  expect($storedVehicles.get().vehicles['a']?.reserved).toBe(true);
  expect($comparedVehicles.get().vehicles.map(({ reserved }) => reserved)).toEqual([true, false]);
});

test('a hundred shown vehicles are asked for in two addresses that an index takes', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  expect((await readShownCards(yard.endpoint, [...ids, 'a']))?.size).toBe(1);
  expect(asked.mock.calls.map(([url]) => String(url).length).filter((length) => length < 4_000)).toHaveLength(
    2,
  );
  asked.mockRestore();
});

test('FAV-01 C58 saved and compared vehicles that are read again are as they are now, and one that is gone is told', async () => {
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
  const before = [$storedVehicles.get(), $comparedVehicles.get()] as const;
  await Promise.all([rereadStoredVehicles(nowhere), rereadComparison(nowhere)]);
  expect(await hasChanged(nowhere, before[1].vehicles)).toBe(false);
  expect([$storedVehicles.get(), $comparedVehicles.get()]).toEqual(before);
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

test.each(['constructor', '__proto__', 'toString'])(
  'FAV-01 a vehicle whose id is %s is looked up like others',
  async (id) => {
    const document = createDocument({ id, slug: 'odd', price: 30_000 });
    await yard.save(document);
    toggleSavedVehicle(createSavedVehicle(parseVehicle(document)));
    await loadStoredVehicles(yard.endpoint);
    expect(Object.hasOwn($storedVehicles.get().vehicles, id)).toBe(true);
    expect(Object.getOwnPropertyDescriptor($storedVehicles.get().vehicles, id)?.value).toMatchObject({ id });
  },
);
