import { describe, expect, test } from 'vitest';
import { findBeyond } from '#domain/trade-in/limits.ts';
import { canTradeInFor } from '#domain/trade-in/offered.ts';
import { readRegistration, registrationForm } from '#domain/trade-in/registration.ts';
import { isCurrent } from '#domain/trade-in/valuation.ts';

const vehicle = {
  ...{ status: 'in_stock', sold: false, reserved: false, carType: 'used' as const },
  ...{ price: 20_000, offerPrice: null, priceType: 'drive_away' },
};

describe('TRADE-01 a trade-in towards a vehicle', () => {
  test.each([
    ['one in stock', {}, true],
    ['one that is reserved', { reserved: true }, false],
    ['one that is sold', { sold: true }, false],
    ['one whose status says so', { status: 'sold' }, false],
    ['one on its way', { status: 'coming_soon' }, false],
    ['one for $201', { price: 201 }, true],
    ['one for $200', { price: 200 }, false],
    ['one reduced to $200', { offerPrice: 200 }, false],
    ['one without a price', { price: null }, false],
  ] as const)('%s', (_, changed, is) => {
    expect(canTradeInFor({ ...vehicle, ...changed }, 200)).toBe(is);
  });
});

describe('C59 what estimates are generally not given for', () => {
  const rules = { years: 7, kilometres: 100_000 };
  test.each([
    [2019, 100_000, null],
    [2018, 10, 'age'],
    [2019, 100_001, 'distance'],
    [2000, 300_000, 'age'],
  ])('a car of %i with %i km', (year, kilometres, beyond) => {
    expect(findBeyond({ year, kilometres }, rules, 2026)).toBe(beyond);
  });
});

test.each([
  [' abc 123 ', 'ABC123'],
  ['1-ab.2cd', '1AB2CD'],
  ['xy·99', 'XY99'],
])('TRADE-03 the plate %s is %s', (typed, plate) => {
  expect(readRegistration(typed)).toBe(plate);
  expect(registrationForm.test(plate)).toBe(true);
});
test.each(['', '     ', 'ABCDEFGHIJ', 'ÄBC', "A'B"])('TRADE-03 %j is no plate', (typed) => {
  expect(registrationForm.test(readRegistration(typed))).toBe(false);
});

test('a figure holds until its last second, and not for a clock that is wrong', () => {
  const figure = { id: '1', low: 1, high: 2, valuedAt: 1_000_000, validUntil: 2_000_000 };
  expect([1_000_000, 1_999_999, 2_000_000, 800_000].map((now) => isCurrent(figure, now))).toEqual([
    ...[true, true, false, false],
  ]);
});
