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
