import { expect, test } from 'vitest';
import { explainLeftOutAds } from '#catalogue/page/left-out-ads.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';

const site = { url: 'https://dealer.example' };

test('the report says how many vehicles are not advertised, and why', () => {
  const stock = [stockVehicle(), stockVehicle({ status: 'sold' }), stockVehicle({ category: 'caravan' })];
  expect(explainLeftOutAds(stock, { storeCodes: {} }, site)).toEqual([
    'Vehicle ads: 3 of 3 vehicles are left out of the feed: 1 are no cars, 1 are sold, reserved or not here yet, 1 have no whole VIN.',
  ]);
});

test('a dealer without vehicle ads hears nothing', () => {
  expect(explainLeftOutAds([stockVehicle()], null, site)).toEqual([]);
});
