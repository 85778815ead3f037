import { describe, expect, test } from 'vitest';
import {
  transit,
  type Happening,
  type PaymentState,
  type Standing,
} from '#scripts/sandbox/reservation/transitions.ts';

const standing = (state: Standing['state'], payment: PaymentState): Standing => ({
  ...{ state, until: 1_000, reserveSeconds: 172_800, payments: { p: payment } },
});
const paid = (at: number): Happening => ({ kind: 'paid', payment: 'p', at });

describe('what follows from what (RSV-02)', () => {
  test.each([
    ['held', 'begun', paid(1_000), 'reserved', 'kept'],
    ['held', 'begun', paid(1_001), 'held', 'owed'],
    ['held', 'declined', paid(900), 'reserved', 'kept'],
    ['held', 'begun', { kind: 'declined', payment: 'p' }, 'held', 'declined'],
    ['held', 'begun', { kind: 'abandoned', payment: 'p' }, 'held', 'abandoned'],
    ['held', 'begun', { kind: 'cancel' }, 'cancelled', 'begun'],
    ['held', 'begun', { kind: 'sold' }, 'cancelled', 'begun'],
    ['reserved', 'kept', { kind: 'sold' }, 'reserved', 'kept'],
    ['held', 'begun', { kind: 'complete' }, 'held', 'begun'],
    ['held', 'begun', { kind: 'lapse', now: 999 }, 'held', 'begun'],
    ['held', 'begun', { kind: 'lapse', now: 1_000 }, 'expired', 'begun'],
    ['expired', 'begun', paid(900), 'expired', 'owed'],
    ['cancelled', 'begun', paid(900), 'cancelled', 'owed'],
    ['reserved', 'kept', paid(900), 'reserved', 'kept'],
    ['reserved', 'kept', { kind: 'declined', payment: 'p' }, 'reserved', 'kept'],
    ['reserved', 'kept', { kind: 'complete' }, 'completed', 'kept'],
    ['reserved', 'kept', { kind: 'cancel' }, 'cancelled', 'owed'],
    ['reserved', 'kept', { kind: 'lapse', now: 1_000 }, 'expired', 'owed'],
    ['completed', 'kept', { kind: 'cancel' }, 'completed', 'kept'],
    ['completed', 'kept', { kind: 'lapse', now: 9_999_999 }, 'completed', 'kept'],
    ['completed', 'kept', { kind: 'refund' }, 'cancelled', 'owed'],
    ['expired', 'owed', { kind: 'returned', payment: 'p' }, 'refunded', 'returned'],
    ['reserved', 'kept', { kind: 'returned', payment: 'p' }, 'refunded', 'returned'],
    ['completed', 'kept', { kind: 'returned', payment: 'p' }, 'completed', 'returned'],
    ['held', 'begun', { kind: 'returned', payment: 'p' }, 'held', 'returned'],
    ['refunded', 'returned', paid(900), 'refunded', 'returned'],
    ['refunded', 'returned', { kind: 'complete' }, 'refunded', 'returned'],
  ] as const)('%s with a payment %s, then %j: %s, %s', (state, payment, happening, next, money) => {
    const after = transit(standing(state, payment), happening as Happening);
    expect([after.state, after.payments['p']]).toEqual([next, money]);
  });

  test('the deposit reserves the vehicle from the payment on', () => {
    expect(transit(standing('held', 'begun'), paid(900)).until).toBe(900 + 172_800);
  });

  test('a second payment of a reservation goes back, and the reservation stays', () => {
    const twice: Standing = { ...standing('reserved', 'kept'), payments: { first: 'kept', p: 'begun' } };
    const after = transit(twice, paid(900));
    expect(after).toMatchObject({ state: 'reserved', payments: { first: 'kept', p: 'owed' } });
    expect(transit(after, { kind: 'returned', payment: 'p' }).state).toBe('reserved');
  });

  test('money that comes after a refund opens it again until that is back too', () => {
    const late: Standing = {
      ...standing('refunded', 'returned'),
      payments: { first: 'returned', p: 'declined' },
    };
    const after = transit(late, paid(2_000));
    expect(after.state).toBe('cancelled');
    expect(transit(after, { kind: 'returned', payment: 'p' }).state).toBe('refunded');
  });

  test('what nobody knows changes nothing', () => {
    const known = standing('held', 'begun');
    expect(transit(known, { kind: 'paid', payment: 'other', at: 1 })).toBe(known);
  });
});
