import { expect, test } from 'vitest';
import { openYard, wish } from '../scripts/sandbox/reservation/yard.ts';

test('RSV-01 of a hundred buyers at once one holds the vehicle, and 99 learn when it may be free again', async () => {
  const yard = await openYard();
  try {
    await yard.importStock([yard.car('1')]);
    const ids = Array.from({ length: 100 }, (_, index) => (index + 1).toString(16));
    const answers = await Promise.all(ids.map((id) => yard.reserve(wish(id, '1'))));
    const held = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([held.length, refused.length]).toEqual([1, 99]);
    for (const answer of refused)
      expect(answer).toMatchObject({ code: 'taken', state: 'held', free_at: held[0]?.['until'] });
    const list = await yard.admin('GET', '/api/reservations');
    expect(list['found']).toBe(1);
  } finally {
    await yard.close();
  }
});

test('RSV-01 one connection holds 8 vehicles in ten minutes, and those that others hold do not count', async () => {
  const yard = await openYard({ unlimited: false });
  try {
    const cars = Array.from({ length: 10 }, (_, index) => String(index + 1));
    await yard.importStock(cars.map((id) => yard.car(id)));
    const reserve = async (number: number, carId: string): Promise<number> =>
      (await yard.reserve(wish(number.toString(16), carId))).status;
    expect(await reserve(1, '1')).toBe(201);
    for (let number = 100; number < 120; number += 1) expect(await reserve(number, '1')).toBe(409);
    const statuses: number[] = [];
    for (const id of cars.slice(1)) statuses.push(await reserve(Number(id), id));
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 201), 429, 429]);
  } finally {
    await yard.close();
  }
});
