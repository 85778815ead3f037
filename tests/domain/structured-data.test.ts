import { expect, test } from 'vitest';
import type { Location } from '#domain/location.ts';
import { createCrumbData, createLocationData, createVehicleData } from '#domain/structured-data.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { stockVehicle } from './stock-vehicle.ts';

const site = {
  url: 'https://dealer.example',
  name: 'Dealer',
  phone: null,
  email: null,
  logo: null,
  locations: [],
  social: [],
};
const location: Location = {
  id: '1',
  slug: 'nundah',
  name: 'Nundah',
  primary: true,
  address: {
    street: '12 Main St',
    suburb: 'Nundah',
    state: 'QLD',
    postcode: '4012',
    latitude: null,
    longitude: null,
    placeUrl: null,
  },
  timezone: 'Australia/Brisbane',
  phone: null,
  email: null,
  licence: { label: 'Dealer licence', number: '4400123' },
  repairerNumber: null,
  makes: [],
  departments: [
    { type: 'sales', phone: null, hours: [{ weekday: 1, status: 'open', open: '08:30', close: '17:00' }] },
  ],
  specialDays: [
    { date: '2026-12-25', name: null, status: 'closed', open: '08:30', close: '17:00', department: 'all' },
    { date: '2026-12-24', name: null, status: 'open', open: '08:30', close: '12:00', department: 'service' },
  ],
  image: null,
  rating: null,
};

const offer = (changed: Partial<Vehicle>) => createVehicleData(stockVehicle(changed), site)['offers'];

test.each<[string, Partial<Vehicle>, object]>([
  ['C33: the price to pay', { price: 9000, offerPrice: 8000 }, { price: 8000, priceCurrency: 'AUD' }],
  ['TAG-01: in stock', {}, { availability: 'https://schema.org/InStock' }],
  ['TAG-01: gone', { status: 'sold' }, { availability: 'https://schema.org/SoldOut' }],
])('%s', (_, vehicle, expected) => {
  expect(offer(vehicle)).toMatchObject(expected);
});

test.each<[string, Partial<Vehicle>]>([
  ['VDP-30: a sold vehicle states no price', { price: 9000, status: 'sold' }],
  ['PRICE-02: 10 is no price', { price: 10 }],
])('%s', (_, vehicle) => {
  expect(offer(vehicle)).not.toHaveProperty('price');
});

test('VDP-05: unknown facts are left out', () => {
  const facts = createVehicleData(stockVehicle(), site);
  expect(facts).not.toHaveProperty('vehicleIdentificationNumber');
  expect(facts).not.toHaveProperty('mileageFromOdometer');
});

test('NAV-03: crumbs have positions; the current page has no address', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Mazda CX-5', href: null },
  ];
  expect(createCrumbData(crumbs, site.url)[0]?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
    { '@type': 'ListItem', position: 2, name: 'Mazda CX-5' },
  ]);
});

test('HOURS-04: special days of the department, closed ones as the same instant twice; LEGAL 2: the licence', () => {
  expect(createLocationData(location, site)[0]).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:30', closes: '17:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    identifier: { name: 'Dealer licence', value: '4400123' },
  });
});
