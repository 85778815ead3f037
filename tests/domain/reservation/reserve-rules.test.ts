import { describe, expect, test } from 'vitest';
import { createReserveLink } from '#domain/reservation/reserve-link.ts';
import {
  canBeReserved,
  findDeposit,
  findMethods,
  type ReserveRules,
} from '#domain/reservation/reserve-rules.ts';
import { readFieldRule, type FieldRule } from '#domain/lead/field.ts';
import { contactRules, findWrongFields } from '#domain/reservation/contact.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const eligible: ReserveRules['eligible'] = { carTypes: ['used'], minPrice: 5_000, statuses: ['in_stock'] };
const vehicle = stockVehicle({ price: 20_000, priceType: 'drive_away', carType: 'used' });

describe('which vehicles can be reserved (RSV-01)', () => {
  test.each([
    [true, {}],
    [true, { price: 5_000 }],
    [false, { price: 4_999 }],
    [false, { price: null }],
    [false, { carType: 'demo' }],
    [false, { status: 'coming_soon' }],
    [false, { status: 'sold' }],
    [false, { sold: true }],
    [false, { reserved: true }],
    [false, { preorder: true }],
  ] as const)('%s: %j', (expected, changed) => {
    expect(canBeReserved({ ...vehicle, ...changed }, { eligible, deposit: 500 })).toBe(expected);
  });

  test('none for which a deposit is as much as it costs', () => {
    for (const [deposit, expected] of [
      [19_999, true],
      [20_000, false],
      [50_000, false],
    ] as const)
      expect(canBeReserved(vehicle, { eligible, deposit })).toBe(expected);
  });

  test('a page of this site learns the vehicle by its slug, another by id, type and price (ROUTE-07)', () => {
    expect(createReserveLink({ page: '/checkout-journey/' }, vehicle)).toBe(
      `/checkout-journey/?car_id=${vehicle.slug}`,
    );
    expect(createReserveLink({ page: 'https://buy.example/now' }, vehicle)).toBe(
      `https://buy.example/now?car_id=${vehicle.id}&car_type=used&vehiclePriceBudget=20000`,
    );
  });
});

test('RSV-02 a vehicle has a deposit of its own, else that of the dealer', () => {
  expect(findDeposit(vehicle, { deposit: 200 })).toBe(200);
  expect(findDeposit({ ...vehicle, reserveDeposit: 500 }, { deposit: 200 })).toBe(500);
  // Nothing, what nobody can pay, and cents, as some systems write them: as much as the vehicle costs is no deposit.
  for (const reserveDeposit of [0, 0.5, -5, 20_000, 50_000])
    expect(findDeposit({ ...vehicle, reserveDeposit }, { deposit: 200 })).toBe(200);
});

test('RSV-04 a vehicle names ways to pay of its own; words that nobody knows change nothing', () => {
  const methods = ['visa', 'applePay'] as const;
  const of = (...paymentProcessors: string[]) =>
    findMethods({ ...vehicle, paymentProcessors }, { methods: [...methods] });
  expect(of()).toEqual(methods);
  expect(of('stripe')).toEqual(methods);
  expect(of('PayID', 'stripe', 'google_pay', 'AMERICAN EXPRESS')).toEqual(['amex', 'googlePay', 'payId']);
});

test('FORM-08 contacts are judged as in every form', () => {
  const same = ({ kind, longest }: FieldRule) => ({ kind, longest });
  expect(contactRules).toEqual({
    firstName: same(readFieldRule('name')),
    lastName: same(readFieldRule('lastName')),
    phone: same(readFieldRule('phone')),
    email: same(readFieldRule('email')),
  });
});

test('what cannot be a name, a number or an address is named', () => {
  const good = { firstName: 'Ada', lastName: 'O’Neil', phone: '0491 570 156', email: 'ada@example.com' };
  expect(findWrongFields(good)).toEqual([]);
  expect(findWrongFields({ firstName: ' ', lastName: '', phone: 'soon', email: 'ada@' })).toEqual([
    'firstName',
    'lastName',
    'phone',
    'email',
  ]);
});
