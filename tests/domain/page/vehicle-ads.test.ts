import { describe, expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { adColumns, createVehicleAds, formatVehicleAds } from '#domain/page/vehicle-ads.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const rules = { storeCodes: { '7': 'YARD-7' } };
const site = { url: 'https://dealer.example' };
const picture = (name: string) => ({ url: `https://cdn.example/${name}.jpg`, thumbUrl: '' });
const whole = (changed: Partial<Vehicle> = {}): Vehicle =>
  stockVehicle({
    vin: 'jm0kf4w2a10123456',
    year: 2021,
    badge: 'Touring',
    body: 'SUV',
    colour: 'Red',
    odometer: 45_210,
    price: 34_990,
    priceType: 'drive_away',
    images: [picture('a')],
    locationId: '7',
    ...changed,
  });
const judge = (changed: Partial<Vehicle>) => {
  const { ads, leftOut } = createVehicleAds([whole(changed)], rules, site);
  return ads.length > 0 ? 'advertised' : [...leftOut.keys()][0];
};

test('a used car as the Australian feed wants it', () => {
  expect(createVehicleAds([whole()], rules, site).ads).toEqual([
    {
      id: '1',
      vin: 'JM0KF4W2A10123456',
      'vehicle_fulfillment(option:store_code)': 'in_store:YARD-7',
      title: '2021 Mazda CX-5 Touring',
      brand: 'Mazda',
      model: 'CX-5',
      trim: 'Touring',
      year: '2021',
      condition: 'Used',
      mileage: '45210 km',
      color: 'Red',
      body_style: 'suv',
      price: '34990.00 AUD',
      vehicle_price_type: 'drive_away_price',
      link: 'https://dealer.example/cars/2021-mazda-cx-5/',
      link_template: 'https://dealer.example/cars/2021-mazda-cx-5/?store={store_code}',
      image_link: 'https://cdn.example/a.jpg',
      additional_image_link: '',
      google_product_category: '916',
    },
  ]);
});

test.each(['constructor', '__proto__', 'toString'])(
  'a body of a feed that is called %s has no style',
  (body) => {
    const { ads } = createVehicleAds([whole({ body })], rules, site);
    expect(ads[0]?.body_style).toBe('');
    expect(formatVehicleAds(ads)).toContain('2021 Mazda CX-5');
  },
);

test.each<[string, Partial<Vehicle>, string | undefined]>([
  ['LEGAL 1: used, drive away', {}, 'advertised'],
  ['LEGAL 1: used, without government charges', { priceType: 'excluding_government_charges' }, 'advertised'],
  ['LEGAL 1: used, estimated', { priceType: 'estimated_drive_away' }, 'priceType'],
  ['LEGAL 1: demo, as used', { carType: 'demo', priceType: 'excluding_government_charges' }, 'advertised'],
  ['LEGAL 1: new, estimated', { carType: 'new', priceType: 'estimated_drive_away' }, 'advertised'],
  [
    'LEGAL 1: new, without government charges',
    { carType: 'new', priceType: 'excluding_government_charges' },
    'priceType',
  ],
  ['LEGAL 1: no price type', { priceType: null }, 'priceType'],
  ['LEGAL 1: own words', { priceType: 'Ride away' }, 'priceType'],
  ['PRICE-02: 10 is no price', { price: 10 }, 'price'],
  ['TAG-01: sold', { status: 'sold' }, 'unavailable'],
  ['on its way', { status: 'coming_soon' }, 'unavailable'],
  ['reserved', { reserved: true }, 'unavailable'],
  ['to order', { preorder: true }, 'unavailable'],
  ['no VIN', { vin: null }, 'vin'],
  ['half a VIN', { vin: 'JM0KF4W2A1' }, 'vin'],
  ['a VIN with an O', { vin: 'OM0KF4W2A10123456' }, 'vin'],
  ['no picture', { images: [] }, 'picture'],
  ['no colour', { colour: null }, 'colour'],
  ['no year', { year: null }, 'year'],
  ['used, no odometer reading', { odometer: null }, 'odometer'],
  ['new, no odometer reading', { carType: 'new', odometer: null }, 'advertised'],
  ['no store code for its location', { locationId: '8' }, 'store'],
  ['a motorcycle', { category: 'motorcycle' }, 'kind'],
])('%s', (_, changed, expected) => expect(judge(changed)).toBe(expected));

test('C33: the price is the one to pay', () => {
  expect(createVehicleAds([whole({ offerPrice: 33_000 })], rules, site).ads[0]?.price).toBe('33000.00 AUD');
});

test('vehicles of one VIN are all left out: the network would refuse them', () => {
  const { ads, leftOut } = createVehicleAds([whole(), whole({ id: '2' })], rules, site);
  expect(ads).toEqual([]);
  expect(leftOut).toEqual(new Map([['sameVin', 2]]));
});

test('ten further pictures at most', () => {
  const images = Array.from({ length: 14 }, (_, index) => picture(String(index)));
  const further = createVehicleAds([whole({ images })], rules, site).ads[0]?.additional_image_link.split(',');
  expect(further).toHaveLength(10);
  expect(further?.[0]).toBe('https://cdn.example/1.jpg');
});

describe('the file', () => {
  const { ads } = createVehicleAds([whole({ name: 'A\tname\nof two lines', badge: 'x\r\ny' })], rules, site);
  const lines = formatVehicleAds(ads).split('\n');

  test('has one line a vehicle under the names of the columns, whatever the stock says', () => {
    expect(lines).toHaveLength(3);
    expect(lines[0]?.split('\t')).toEqual([...adColumns]);
    expect(lines[1]?.split('\t')).toHaveLength(adColumns.length);
    expect(lines[1]).toContain('A name of two lines');
  });
});
