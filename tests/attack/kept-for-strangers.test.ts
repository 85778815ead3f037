import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { eventDocument } from '#domain/analytics/event-document.ts';
import { createOnceADay } from '#scripts/sandbox/api/once-a-day.ts';
import { createPictureCache } from '#scripts/sandbox/images/picture-cache.ts';
import { createUnpaidHolds } from '#scripts/sandbox/reservation/unpaid-holds.ts';
import { createReservationStore, newRequest, openFragile } from './reservation-world.ts';

/*
 * What a server keeps because strangers asked has an end, on the disk and in memory, however often and from wherever they ask.
 */

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sizes = (): number[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [statSync(join(entry.parentPath, entry.name)).size] : [],
  );
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const keyOf = (number: number): string => number.toString(16).padStart(64, '0');

test('pictures and PDFs of ever new kinds fill no disk, whoever kept them, and the newest stay', async () => {
  const before = createPictureCache(folder, 1_000_000);
  for (let number = 0; number < 40; number += 1)
    await before(keyOf(number), () => Promise.resolve(Buffer.alloc(1_000)));
  expect(sum(sizes())).toBe(40_000);
  // The next process has less room.
  const cache = createPictureCache(folder, 20_000);
  for (let number = 40; number < 100; number += 1) {
    await cache(keyOf(number), () => Promise.resolve(Buffer.alloc(1_000)));
    expect(sum(sizes())).toBeLessThanOrEqual(20_000);
  }
  let made = 0;
  const again = (number: number): Promise<Buffer> =>
    cache(keyOf(number), () => Promise.resolve(Buffer.alloc(1_000 + (made += 1))));
  await again(99);
  expect(made).toBe(0);
  await again(0);
  expect(made).toBe(1);
});

test('many of them at the same moment leave no more', async () => {
  const cache = createPictureCache(folder, 20_000);
  await Promise.all(
    Array.from({ length: 200 }, (_, number) =>
      cache(keyOf(1_000 + number), () => Promise.resolve(Buffer.alloc(1_000))),
    ),
  );
  await cache(keyOf(9_999), () => Promise.resolve(Buffer.alloc(1_000)));
  expect(sum(sizes())).toBeLessThanOrEqual(20_000);
});

test('tiny ones count as what they take of the disk, not as their few bytes', async () => {
  const tiny = join(folder, 'tiny');
  const cache = createPictureCache(tiny, 100_000);
  for (let number = 0; number < 60; number += 1)
    await cache(keyOf(number), () => Promise.resolve(Buffer.alloc(50)));
  const files = readdirSync(tiny, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length * 4_096).toBeLessThanOrEqual(100_000);
});

test('views from a thousand networks fill no memory: beyond so many a day no view is a first one', () => {
  const isFirst = createOnceADay(3);
  const day = Date.UTC(2026, 10, 23);
  expect(['a', 'b', 'a', 'c', 'd', 'e', 'c'].map((who) => isFirst(who, 'car', day))).toEqual([
    ...[true, true, false, true, false, false, false],
  ]);
  expect(isFirst('d', 'car', day + 86_400_000)).toBe(true);
});

test('one visitor who looks at everything uses up no views of others', () => {
  const isFirst = createOnceADay(5, 2);
  const day = Date.UTC(2026, 10, 23);
  expect(['a', 'b', 'c', 'd', 'e'].map((car) => isFirst('robot', car, day))).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect(isFirst('shopper', 'e', day)).toBe(true);
  expect(isFirst('robot', 'e', day + 86_400_000)).toBe(true);
});

test('whose connection holds a vehicle is remembered, however many strangers hold others meanwhile', () => {
  const { database } = openFragile();
  const store = createReservationStore(database);
  const holds = createUnpaidHolds(database);
  const now = 1_800_000_000;
  const hold = (connection: string, vehicle: string): void => {
    store.hold(newRequest(vehicle, vehicle), now);
    holds.note(connection, vehicle, now);
  };
  const isFull = (connection: string): boolean =>
    holds.judge({ connection, phone: '', email: '' }, now) !== null;
  for (let at = 0; at < 8; at += 1) hold('office', `o${at}`);
  expect(isFull('office')).toBe(true);
  for (let at = 0; at < 25_000; at += 1) {
    holds.note(`stranger ${at}`, 'none', now);
    if (at % 5_000 === 0) expect(isFull('office')).toBe(true);
  }
  for (let at = 0; at < 8; at += 1) hold('late', `l${at}`);
  expect(isFull('late')).toBe(true);
});

test('people of one office whose numbers have six digits are not one person', () => {
  const { database } = openFragile();
  const store = createReservationStore(database);
  const holds = createUnpaidHolds(database);
  const now = 1_800_000_000;
  for (const id of ['a', 'b', 'c']) {
    store.hold({ ...newRequest(id, id), phone: '131234', email: `${id}@example.com` }, now);
    holds.note('office', id, now);
  }
  const judge = (email: string) => holds.judge({ connection: 'office', phone: '139999', email }, now);
  expect(judge('d@example.com')).toBeNull();
});

test('an event is small, whatever it is called', () => {
  const event = {
    ...{ event: 'pageViewed', id: null, names: ['asc_pageview'], parameters: {}, dealer: 'a', page: '/' },
    ...{ page_type: 'home', at: 1 },
  };
  const takes = (names: string[]): boolean => v.is(eventDocument, { ...event, names });
  expect(takes(event.names)).toBe(true);
  expect(takes([`asc_${'a'.repeat(60_000)}`])).toBe(false);
  expect(takes(Array.from({ length: 5_000 }, () => 'asc_a'))).toBe(false);
});
