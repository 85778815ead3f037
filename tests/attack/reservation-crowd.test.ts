import { expect, test } from 'vitest';
import { createDailyHolds } from '#scripts/sandbox/reservation/daily-holds.ts';
import { openYard, wish } from '../scripts/sandbox/reservation/yard.ts';
import { createReservationServer } from './reservation-server.ts';

test('RSV-01 of a hundred buyers at once one holds the vehicle, and 99 learn when it may be free again', async () => {
  const server = createReservationServer();
  try {
    await server.start();
    await server.importStock(['1']);
    const ids = Array.from({ length: 100 }, (_, index) => (index + 1).toString(16).padStart(32, '0'));
    const answers = await Promise.all(ids.map((id) => server.reserve(id, '1')));
    const held = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([held.length, refused.length]).toEqual([1, 99]);
    for (const answer of refused)
      expect(answer).toMatchObject({ code: 'taken', state: 'held', free_at: held[0]?.['until'] });
    expect(await server.ask('GET', '/api/reservations')).toMatchObject({ found: 1 });
  } finally {
    await server.close();
  }
}, 30_000);

test('RSV-01 one connection holds 8 vehicles without a deposit, of one person 3; who pays holds the next', async () => {
  const yard = await openYard({ unlimited: false });
  try {
    const cars = Array.from({ length: 14 }, (_, index) => String(index + 1));
    await yard.importStock(cars.map((id) => yard.car(id)));
    const person = (number: number) => ({
      phone: `0491 570 ${100 + number}`,
      email: `p${number}@example.com`,
    });
    const reserve = (number: number, carId: string, who = number) =>
      yard.reserve(wish(number.toString(16), carId, person(who)));
    expect((await reserve(1, '1')).status).toBe(201);
    // What others hold is none that this one does, and a repeated wish is none either.
    for (let number = 100; number < 120; number += 1) expect((await reserve(number, '1')).status).toBe(409);
    expect((await reserve(1, '1')).status).toBe(201);
    for (const number of [2, 3]) expect((await reserve(number, String(number), 1)).status).toBe(201);
    const own = await reserve(4, '4', 1);
    expect([own.status, own['message']]).toEqual([429, expect.stringMatching(/^You hold 3 vehicles/)]);
    const statuses: number[] = [];
    for (let number = 4; number <= 10; number += 1)
      statuses.push((await reserve(number, String(number))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect((await reserve(9, '9'))['message']).toMatch(/^8 vehicles are held from your connection/);
    // The office behind the same address goes on as soon as one of them has paid.
    await yard.decide((await yard.pay('5'))['address'], 'accept');
    expect((await reserve(9, '9')).status).toBe(201);
    expect((await reserve(10, '10')).status).toBe(429);
    await yard.cancel('6');
    expect((await reserve(10, '10')).status).toBe(201);
  } finally {
    await yard.close();
  }
});

test('RSV-01 nobody keeps a vehicle from all others by holding it again and again without paying', async () => {
  const yard = await openYard({ unlimited: false });
  try {
    await yard.importStock([yard.car('1'), yard.car('2')]);
    const statuses: number[] = [];
    for (let number = 1; number <= 4; number += 1) {
      const id = number.toString(16);
      const { status } = await yard.reserve(wish(id, '1'));
      statuses.push(status);
      if (status === 201) await yard.send('DELETE', `/api/reservations/${id.padStart(32, '0')}`);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await yard.reserve(wish('5', '2'))).status).toBe(201);
  } finally {
    await yard.close();
  }
});

test('holds are counted by connection, vehicle and day, and strangers keep nobody out', () => {
  const day = 86_400_000;
  const { findWait, note } = createDailyHolds();
  const hold = (connection: string, vehicle: string, now: number): boolean => {
    if (findWait(connection, vehicle, now) !== null) return false;
    note(connection, vehicle, now);
    return true;
  };
  // Every quarter of an hour, all day long.
  const all = Array.from({ length: 96 }, (_, at) => hold('a', 'car', at * 900_000));
  expect(all.filter(Boolean)).toHaveLength(3);
  expect(findWait('a', 'car', day - 1_000)).toBe(1);
  expect(findWait('b', 'car', 0)).toBeNull();
  const others = Array.from({ length: 120 }, (_, at) => hold('a', `car ${at}`, at));
  expect(others.filter(Boolean)).toHaveLength(97);
  expect(hold('a', 'car', day + 1)).toBe(true);
  const [late, wanted] = [2 * day, 'wanted'];
  for (let at = 0; at < 3; at += 1) note('a', wanted, late);
  for (let at = 0; at < 25_000; at += 1) {
    note(`c${at}`, 'x', late);
    if (at % 5_000 === 0) expect(findWait('a', wanted, late)).not.toBeNull();
  }
  expect(findWait('stranger', 'car', late)).toBeNull();
});
