import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleCard, createVehicleImage } from '#routes/vehicle/vehicle-image.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';
import { fixtureTarget } from '../../integration/fixture-target.ts';

const { site } = fixtureTarget('alpha', []);
const colours = { surface: '#111111', onSurface: '#ffffff', brand: '#cc0000', onBrand: '#ffffff' };
const withCards = { ...site, openGraphImages: { quality: 78, colours } };
const images = [{ url: 'https://cdn.example/a.jpg', thumbUrl: '' }];
const card = (changed: Partial<Vehicle>) => createVehicleCard(stockVehicle(changed), withCards);

test.each<[string, Partial<Vehicle>, object]>([
  [
    'LEGAL 1: with what it includes',
    { price: 9000, priceType: 'drive_away' },
    { amount: '$9,000', type: 'Drive Away' },
  ],
  ['C33: the one to pay', { price: 9000, offerPrice: 8000 }, { amount: '$8,000', type: null }],
  ['PRICE-04: none', {}, { amount: site.price.noPriceText, type: null }],
  [
    'VDP-30: of a sold vehicle that it is sold',
    { price: 9000, status: 'sold' },
    { amount: 'JUST SOLD', type: null },
  ],
])('price, %s', (_, vehicle, expected) => {
  expect(card(vehicle)?.price).toEqual(expected);
});

test('the photo is asked of the image server as wide as the card', () => {
  expect(card({ images })?.photo).toBe('https://cdn.example/a.jpg?width=1200&quality=75');
  expect(card({})?.photo).toBeNull();
});

test('a dealer without cards shares the photo alone, or nothing', () => {
  expect(createVehicleImage(stockVehicle({ images }), site)).toMatchObject({
    url: 'https://cdn.example/a.jpg?width=1200&quality=75',
    width: null,
  });
  expect(createVehicleImage(stockVehicle(), site)).toBeNull();
});
