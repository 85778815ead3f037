import { expect, test } from 'vitest';
import { createReference } from '#domain/lead/success/reference.ts';
import { readSeenVehicles } from '#domain/lead/success/seen-vehicle.ts';

const car = {
  name: '2024 Kia Rio',
  href: '/cars/kia-rio-1/',
  image: 'https://i.example/1',
  price: '$1 Drive Away',
};

test.each<[string, unknown, unknown]>([
  ['as they were kept', [car], [car]],
  [
    'one without a picture or a price',
    [{ name: 'A', href: '/cars/a/' }],
    [{ name: 'A', href: '/cars/a/', image: null, price: null }],
  ],
  ['what is no list', { 0: car }, []],
  ['what is no vehicle', [null, {}, { ...car, name: '' }], []],
  [
    'an address that leads elsewhere',
    [
      { ...car, href: 'javascript:alert(1)' },
      { ...car, href: '//evil.example/' },
    ],
    [],
  ],
  ['a picture that is none', [{ ...car, image: 'data:text/html,x' }], [{ ...car, image: null }]],
])('FORM-03 vehicles on the page after an enquiry: %s', (_, stored, shown) => {
  expect(readSeenVehicles(stored)).toEqual(shown);
});

test('FORM-03 a reference can be said on the phone', () => {
  expect(createReference('3f2a91bc00000000')).toBe('3F2A 91BC');
});
