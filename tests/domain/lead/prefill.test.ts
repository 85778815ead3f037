import { describe, expect, test } from 'vitest';
import { createApplyLink } from '#domain/lead/page-form/apply-link.ts';
import { ask } from '#domain/lead/asked-fields.ts';
import { readPrefill } from '#domain/lead/prefill.ts';

const locations = [
  {
    value: '4163',
    label: 'Cleveland',
    slug: 'cleveland',
    dealership: { id: 'D7', slug: 'harbour-cleveland' },
  },
  { value: '4509', label: 'North Lakes', slug: 'north-lakes' },
];
const form = {
  steps: [
    {
      name: 'all' as const,
      fields: [
        ask('location', true, { options: locations }),
        ask('condition', true, { options: [{ value: 'used', label: 'Used' }] }),
        ask('budget'),
        ask('quantity', true, { bounds: { min: 2, max: 20, step: 3 } }),
        ask('model'),
        ask('position'),
        ...[ask('name'), ask('email'), ask('phone'), ask('registration'), ask('message')],
      ],
    },
  ],
};

describe('ROUTE-10 what an address fills in', () => {
  test.each([
    ['a position', '?position=Apprentice+technician', { position: 'Apprentice technician' }],
    ['a position of no end', `?position=${'x'.repeat(121)}`, {}],
    ['preferredDealership by slug', '?preferredDealership=north-lakes', { location: '4509' }],
    ['preferredDealership by its dealership', '?preferredDealership=harbour-cleveland', { location: '4163' }],
    ['the slug in other letters', '?preferredDealership=Cleveland', { location: '4163' }],
    ['a location that does not exist', '?preferredDealership=elsewhere', {}],
    ['the id of a location', '?location=4163', { location: '4163' }],
    ['a price', '?vehiclePriceBudget=24990', { budget: '24990' }],
    ['a price above the bounds', '?vehiclePriceBudget=900000', { budget: '70000' }],
    ['a price below them', '?vehiclePriceBudget=-5', { budget: '5000' }],
    ['cents', '?vehiclePriceBudget=24990.95', { budget: '24990' }],
    ['a price with its signs', '?vehiclePriceBudget=%2424,990', { budget: '24990' }],
    ['no price', '?vehiclePriceBudget=lots', {}],
    ['nothing', '?vehiclePriceBudget=', {}],
    ['a number beside its steps', '?quantity=7', { quantity: '5' }],
    ['car_type', '?car_type=used', { condition: 'used' }],
    ['a car_type that is not offered', '?car_type=new', {}],
    ['a model', '?model=HiLux', { model: 'HiLux' }],
    ['a novel', `?model=${'x'.repeat(121)}`, {}],
    [
      'who asks',
      '?name=Robin&email=robin@example.com&phone=0491570156&message=Hello&registration=ABC123',
      {},
    ],
  ])('%s', (_, search, expected) => {
    expect(readPrefill(form, search)).toEqual(expected);
  });
});

test('ROUTE-10 the way to apply fills in the careers form of the page', () => {
  expect(createApplyLink({ title: 'Parts & paint', location: 'cleveland' }, '/careers/')).toBe(
    '/careers/?position=Parts+%26+paint&location=cleveland#careers-form',
  );
});
