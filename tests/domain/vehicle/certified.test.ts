import { expect, test } from 'vitest';
import { findOfMake, isCertified } from '#domain/vehicle/certified.ts';
import { findStatusNote } from '#domain/vehicle/status-note.ts';

const vehicle = { certified: true, carType: 'used', make: 'TOYOTA' } as const;

test.each([
  ['a certified used vehicle of the make', vehicle, true],
  ['however the feed spells the make', { ...vehicle, make: 'toyota' }, true],
  ['not a demonstrator', { ...vehicle, carType: 'demo' } as const, false],
  ['not another make', { ...vehicle, make: 'Kia' }, false],
  ['not without the certificate', { ...vehicle, certified: false }, false],
])('TAG-02 CARD-08 certified: %s', (_, candidate, certified) => {
  expect(isCertified(candidate, ['Toyota'])).toBe(certified);
});

test('VDP-21 each make has the programme of its own', () => {
  const tags = ['Toyota', 'Lexus'].map((make) => ({ make, label: `${make} certified used`, image: null }));
  expect(findOfMake(tags, 'LEXUS')?.label).toBe('Lexus certified used');
  expect(findOfMake(tags, 'Kia')).toBeNull();
});

const free = { status: 'in_stock', reserved: false, preorder: false };
test.each([
  ['nothing about one that is here and free', free, null],
  [
    'that it is reserved, before all else',
    { status: 'coming_soon', reserved: true, preorder: true },
    'reserved',
  ],
  ['that it can be ordered', { ...free, status: 'coming_soon', preorder: true }, 'preorder'],
  ['that it is on its way', { ...free, status: 'coming_soon' }, 'comingSoon'],
  ['nothing about one that is gone', { status: 'sold', reserved: true, preorder: false }, null],
] as const)('TAG-02 PRICE-03 a page tells %s', (_, vehicleState, note) => {
  expect(findStatusNote(vehicleState)).toBe(note);
});
