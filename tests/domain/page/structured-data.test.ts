import { expect, test } from 'vitest';
import type { Offer } from '#domain/offer/offer.ts';
import {
  createCrumbData,
  createListingData,
  createOfferData,
  createVehicleData,
} from '#domain/page/structured-data.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const site = {
  url: 'https://dealer.example',
  name: 'Dealer',
  make: null,
  price: {
    noPriceText: 'Enquire for price.',
    offersSubscriptions: false,
    subscriptionPeriod: 'week' as const,
    subscriptionIncludes: null,
    showExGst: false,
    marketIndicatorFrom: false as const,
  },
};
const offer = (changed: Partial<Vehicle>, price = site.price, priceType: string | null = null) =>
  createVehicleData(stockVehicle(changed), { ...site, price }, priceType)['offers'];

test.each<[string, Partial<Vehicle>, object]>([
  ['C33: the price to pay', { price: 9000, offerPrice: 8000 }, { price: 8000, priceCurrency: 'AUD' }],
  ['TAG-01: in stock', {}, { availability: 'https://schema.org/InStock' }],
  ['TAG-01: gone', { status: 'sold' }, { availability: 'https://schema.org/SoldOut' }],
  ['TAG-01: any other word is gone', { status: 'archived' }, { availability: 'https://schema.org/SoldOut' }],
  [
    'sold, though it was reserved',
    { status: 'sold', reserved: true },
    { availability: 'https://schema.org/SoldOut' },
  ],
  ['reserved', { reserved: true }, { availability: 'https://schema.org/Reserved' }],
  ['on its way', { status: 'coming_soon' }, { availability: 'https://schema.org/PreOrder' }],
  ['to order', { preorder: true }, { availability: 'https://schema.org/PreOrder' }],
])('%s', (_, vehicle, expected) => {
  expect(offer(vehicle)).toMatchObject(expected);
});

test.each<[string, Partial<Vehicle>]>([
  ['VDP-30: a sold vehicle states no price', { price: 9000, status: 'sold' }],
  ['PRICE-02: 10 is no price', { price: 10 }],
])('%s', (_, vehicle) => {
  expect(offer(vehicle)).not.toHaveProperty('price');
});

test('LEGAL 1: what a price includes stands beside it', () => {
  expect(offer({ price: 9000 }, site.price, 'Drive Away')).toMatchObject({
    price: 9000,
    priceSpecification: { price: 9000, priceCurrency: 'AUD', description: 'Drive Away' },
  });
  expect(offer({ price: 9000 })).not.toHaveProperty('priceSpecification');
});

test('PRICE-01: where the page shows a subscription, so does the markup, and no other price', () => {
  const subscribed = offer(
    { price: 9000, subscriptionPrice: 250 },
    { ...site.price, offersSubscriptions: true },
    'Drive Away',
  );
  expect(subscribed).not.toHaveProperty('price');
  expect(subscribed).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 250,
      referenceQuantity: { value: 1, unitCode: 'WEE' },
    },
  });
});

test.each([
  ['car', 'Car'],
  ['motorcycle', 'Motorcycle'],
  ['truck', 'Vehicle'],
  ['caravan', 'Vehicle'],
] as const)('a %s is a %s', (category, type) => {
  expect(createVehicleData(stockVehicle({ category }), site, null)['@type']).toBe(type);
});

test('VDP-05: unknown facts are left out', () => {
  const facts = createVehicleData(stockVehicle(), site, null);
  for (const fact of ['vehicleIdentificationNumber', 'mileageFromOdometer', 'image'])
    expect(facts).not.toHaveProperty(fact);
});

test('mileage is in kilometres; a demo car is a used one', () => {
  expect(createVehicleData(stockVehicle({ odometer: 12, carType: 'demo' }), site, null)).toMatchObject({
    mileageFromOdometer: { value: 12, unitCode: 'KMT' },
    itemCondition: 'https://schema.org/UsedCondition',
  });
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

test('ItemList: what the first page shows, in its order, and how many there are', () => {
  const shown = [stockVehicle(), stockVehicle({ name: 'Second', slug: 'second' })];
  const data = createListingData(
    { heading: 'Used cars', path: '/search/used-cars/', count: 40, shown },
    site,
  );
  expect(data).toMatchObject({
    '@type': 'ItemList',
    url: 'https://dealer.example/search/used-cars/',
    numberOfItems: 40,
    itemListElement: [
      { position: 1, url: 'https://dealer.example/cars/2021-mazda-cx-5/' },
      { position: 2, name: 'Second', url: 'https://dealer.example/cars/second/' },
    ],
  });
});

const special: Offer = {
  id: '7',
  name: 'EV6 runout',
  category: null,
  description: '',
  disclaimer: null,
  image: null,
  make: 'Kia',
  model: { name: 'EV6', slug: 'ev6', overrideUrl: null },
  price: 59_990,
  priceType: 'drive_away',
  button: { text: null, href: null },
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  createdAt: null,
};

test('DATA-05: an offer holds on its days only, at its address (ROUTE-17)', () => {
  expect(createOfferData(special, site)).toMatchObject({
    url: 'https://dealer.example/offers/kia/7/',
    price: 59_990,
    validFrom: '2026-11-01',
    validThrough: '2026-11-30',
    itemOffered: { name: 'Kia EV6' },
  });
});

test('an offer without price and dates states none', () => {
  const data = createOfferData({ ...special, price: null, startsOn: null, endsOn: null }, site);
  for (const key of ['price', 'priceCurrency', 'validFrom', 'validThrough'])
    expect(data).not.toHaveProperty(key);
});
