import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { findContact } from '#scripts/sandbox/account/is-of-person.ts';
import type { ReservationRequest } from '#scripts/sandbox/reservation/reservation.ts';
import { createReservationStore } from '#scripts/sandbox/reservation/reservation-store.ts';
import { newRequest } from '../../../attack/reservation-world.ts';

const store = createReservationStore(new DatabaseSync(':memory:'));
const hold = (id: string, rest: Partial<ReservationRequest>): void => {
  const request = { ...newRequest(id, `car-${id}`), dealershipSlug: 'tiny', phone: '0491 570 156' };
  store.hold({ ...request, email: 'Ada@example.com', ...rest }, Number(id));
};
hold('1', { phone: '(0491) 570-156', email: '' });
hold('2', { phone: '+61 491 570 156', email: '' });
hold('3', { phone: '', email: 'Ada@Example.com' });
hold('4', { dealershipSlug: 'other' });
hold('5', { phone: '0499 999 999', email: 'ben@example.com' });
// The same nine digits of another country.
hold('6', { phone: '+44 7491 570 156', email: '' });
hold('7', { phone: '0491.570.156', email: '' });
const idsOf = (contact: { number: string; email: string }): string[] =>
  store.listOf('tiny', contact).map(({ id }) => id);

test('RSV reservations of one number are found however it was written, the newest first, at one dealer alone', () => {
  expect(idsOf({ number: '491570156', email: '' })).toEqual(['7', '2', '1']);
});

test('RSV so are those of a number of another country, and no others', () => {
  expect(idsOf(findContact({ phone: '+447491570156', email: null }))).toEqual(['6']);
});

test('RSV none is left out, because whoever is forgotten is taken out of all', () => {
  for (let at = 100; at < 180; at += 1) hold(String(at), { phone: '0477 000 111', email: '' });
  expect(idsOf({ number: '477000111', email: '' })).toHaveLength(80);
});

test('RSV reservations of one address are found; who has neither has none', () => {
  expect(idsOf({ number: '', email: 'ada@example.com' })).toEqual(['3']);
  expect(idsOf({ number: '', email: '' })).toEqual([]);
});
