import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { $unbuiltVehicle, findVehicle, rereadVehicle } from '#stores/vehicle/unbuilt-vehicle.ts';
import { $liveVehicle, checkVehicle } from '#stores/vehicle/live-vehicle.ts';
import { createDocument, openYard, type Yard } from '../../services/search/yard.ts';

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

test('what has been told is told once; a vehicle that is as it was again is told too', async () => {
  const told = $liveVehicle.get().changed;
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed).toBe(told);
  await yard.save(document);
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed?.price).toBe(40_000);
});

test('PRICE-08 two checks at once tell a change once', async () => {
  const told: (number | null | undefined)[] = [];
  const stop = $liveVehicle.listen(({ changed }) => told.push(changed?.price));
  await yard.save({ ...document, price: 37_000 });
  await Promise.all([checkVehicle(yard.endpoint, built), checkVehicle(yard.endpoint, built)]);
  stop();
  expect(told).toEqual([37_000]);
  await yard.save(document);
  await checkVehicle(yard.endpoint, built);
});

test('LEGAL 4: a quote of a lender is told with the price it was made for, else its terms alone', async () => {
  const quote = {
    financeProvider: 'Jetty',
    ...{ interestRate: 7.99, comparisonRate: 8.87, termYears: 5, disclaimer: 'Of $40,000.' },
    ...{ paymentWeek: 182, paymentMonth: 789, totalPayable: 47_296, deposit: 0, balloon: 9_000 },
  };
  const quoted = { ...document, finance_lenders: [quote] };
  const readQuote = () => $liveVehicle.get().changed?.financeLenders[0];
  const check = async (changes: object): Promise<void> => {
    await yard.save({ ...quoted, ...changes });
    await checkVehicle(yard.endpoint, parseVehicle(quoted));
  };
  await check({ price: 31_000 });
  expect(readQuote()).toMatchObject({ interestRate: 7.99, comparisonRate: 8.87, termYears: 5 });
  expect(readQuote()).toMatchObject({ paymentWeek: null, paymentMonth: null, totalPayable: null });
  expect(readQuote()).toMatchObject({ balloon: null, deposit: null, disclaimer: null });
  // The lender has worked it out anew for a third price, and not for a fourth.
  const requoted = [{ ...quote, paymentWeek: 140 }];
  await check({ price: 30_000, finance_lenders: requoted });
  expect(readQuote()?.paymentWeek).toBe(140);
  await check({ price: 29_000, finance_lenders: requoted });
  expect(readQuote()?.paymentWeek).toBeNull();
  await check({});
  expect(readQuote()).toMatchObject({ paymentWeek: 182, disclaimer: 'Of $40,000.' });
  await yard.save(document);
});

test('another number of pictures brings the new ones', async () => {
  await yard.save({ ...document, photos_count: 2 });
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed?.photosCount).toBe(2);
});

test('VDP-30 a vehicle that is hidden or has left the index is withdrawn; that it was sold is not known', async () => {
  await yard.save({ ...document, show_on_dealer_website: false });
  await checkVehicle(yard.endpoint, built);
  const { changed } = $liveVehicle.get();
  expect(changed).toMatchObject({ id: 'c1', status: 'withdrawn', sold: false });
  await yard.remove('c1');
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed).toBe(changed);
  await yard.save({ ...document, status: 'sold', sold: true });
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed).toMatchObject({ status: 'sold', sold: true });
});

test('VDP-30 a vehicle whose document is odd elsewhere is still shown as sold', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  $liveVehicle.set({ changed: null });
  const odd = { ...document, status: 'sold', sold: 1_795_290_989 as unknown as boolean };
  await yard.save(odd);
  await checkVehicle(yard.endpoint, built);
  const { changed } = $liveVehicle.get();
  expect(changed).toMatchObject({ id: 'c1', name: built.name, status: 'sold', price: 40_000 });
  await checkVehicle(yard.endpoint, built);
  expect($liveVehicle.get().changed).toBe(changed);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an index that does not answer changes nothing, and is logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  $liveVehicle.set({ changed: null });
  await checkVehicle({ ...yard.endpoint, port: 1 }, built);
  expect($liveVehicle.get().changed).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

/** Every vehicle is shown. */
const all = (): boolean => true;

test('a vehicle newer than the build is found by its slug; an unknown one is not', async () => {
  await yard.save({ ...document, id: 'c2', slug: 'newer' });
  await findVehicle(yard.endpoint, 'newer', all);
  expect($unbuiltVehicle.get()).toMatchObject({ status: 'found', vehicle: { id: 'c2' } });
  await findVehicle(yard.endpoint, 'never-was', all);
  expect($unbuiltVehicle.get()).toMatchObject({ status: 'unknown', vehicle: null });
});

test('a found vehicle is read again: new when it changed, withdrawn when it is gone', async () => {
  await yard.save({ ...document, id: 'c3', slug: 'read-again', price: 30_000 });
  await findVehicle(yard.endpoint, 'read-again', all);
  const { vehicle } = $unbuiltVehicle.get();
  await rereadVehicle(yard.endpoint);
  expect($unbuiltVehicle.get().vehicle).toBe(vehicle);
  await yard.save({ ...document, id: 'c3', slug: 'read-again', price: 29_000 });
  await rereadVehicle(yard.endpoint);
  expect($unbuiltVehicle.get().vehicle?.price).toBe(29_000);
  await yard.remove('c3');
  await rereadVehicle(yard.endpoint);
  expect($unbuiltVehicle.get().vehicle).toMatchObject({ id: 'c3', status: 'withdrawn' });
});
