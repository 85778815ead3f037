import { afterEach, expect, test, vi } from 'vitest';
import { holdVehicle } from '#services/reservation/reservations.ts';

const wish = {
  ...{ id: '1'.repeat(32), dealershipSlug: 'tiny', vehicleId: '8067', price: 20_000, deposit: 200 },
  contact: { firstName: 'Ada', lastName: 'Byron', phone: '0491 570 156', email: 'ada@example.com' },
};
const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(body, { status, headers })));

afterEach(() => void vi.restoreAllMocks());

test('RSV-01 who holds too many at once reads why, and is asked for patience by no second try', async () => {
  const fetched = answer(429, { message: 'You hold 3 vehicles.' }, { 'Retry-After': '600' });
  expect(await holdVehicle('https://x.example/api', wish)).toEqual({
    kind: 'refused',
    said: 'You hold 3 vehicles.',
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('RSV-01 a service that is down is no refusal', async () => {
  answer(503, { message: 'The disk is full.' });
  expect(await holdVehicle('https://x.example/api', wish)).toEqual({ kind: 'unreachable' });
});
