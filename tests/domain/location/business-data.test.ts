import { expect, test } from 'vitest';
import { createDealerData, createLocationData, createWebsiteData } from '#domain/location/business-data.ts';
import { aLocation } from './a-location.ts';

const nundah = aLocation();
const geebung = aLocation({ slug: 'geebung', name: 'Geebung', primary: false });
const site = {
  url: 'https://dealer.example',
  name: 'Dealer',
  phone: '+61770101234',
  email: 'hello@dealer.example',
  logo: null,
  locations: [geebung, nundah],
  social: [{ network: 'facebook', url: 'https://www.facebook.com/dealer' }],
};

test('HOURS-04: special days of the department, closed ones as the same instant twice; LEGAL 2: the licence', () => {
  expect(createLocationData(nundah, site)).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:30', closes: '17:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
    identifier: { name: 'Dealer licence', value: '4400123' },
  });
});

test('a location states its position only when it is known', () => {
  expect(createLocationData(nundah, site)).not.toHaveProperty('geo');
  const address = { ...nundah.address, latitude: -27.4, longitude: 153 };
  expect(createLocationData(aLocation({ address }), site)['geo']).toMatchObject({ latitude: -27.4 });
});

test.each([
  ['sales', 'AutoDealer'],
  ['service', 'AutoRepair'],
  ['parts', 'AutoPartsStore'],
] as const)('LOC-01: a location for %s is an %s', (type, kind) => {
  expect(createLocationData(aLocation({ type }), site)['@type']).toBe(kind);
});

test('hours and special days that nobody gave are left out', () => {
  const location = createLocationData(aLocation({ departments: [], specialDays: [] }), site);
  expect(location).not.toHaveProperty('openingHoursSpecification');
  expect(location).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('the dealer is its primary location, whatever the order of locations, and can be reached', () => {
  const data = createDealerData({ ...site, locations: [{ ...geebung, licence: null }, nundah] });
  expect(data).toMatchObject({
    '@type': 'AutoDealer',
    telephone: '+61770101234',
    email: 'hello@dealer.example',
    identifier: { value: '4400123' },
    openingHoursSpecification: [{ dayOfWeek: 'Monday' }],
    sameAs: ['https://www.facebook.com/dealer'],
  });
});

test('the website can be searched at the address that the search box opens', () => {
  expect(JSON.stringify(createWebsiteData({ ...site, listingPath: '/search/' }))).toContain(
    'https://dealer.example/search/?query={search_term_string}',
  );
});

test('LOC-07: a location that is a workshop above all states the hours of the workshop', () => {
  const hours = (open: string) => [{ weekday: 1, status: 'open', open, close: '17:00' } as const];
  const departments = [
    { type: 'sales' as const, phone: null, hours: hours('08:30') },
    { type: 'service' as const, phone: null, hours: hours('07:00') },
  ];
  const data = createLocationData(aLocation({ type: 'service', departments }), site);
  expect(data).toMatchObject({
    openingHoursSpecification: [{ opens: '07:00' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25' }, { validFrom: '2026-12-24' }],
  });
});
