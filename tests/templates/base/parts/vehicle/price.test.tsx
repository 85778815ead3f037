import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { Price } from '#parts/vehicle/Price.tsx';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../site-pieces.ts';

const draw = (changed: Partial<Vehicle>, offersSubscriptions = false): string =>
  renderToStaticMarkup(
    <Price
      vehicle={stockVehicle(changed)}
      site={{ ...sitePieces, price: { ...sitePieces.price, offersSubscriptions } }}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each<[string, Partial<Vehicle>, boolean, string]>([
  ['PRICE-01', { subscriptionPrice: 289, price: 30_000 }, true, '$289 / week'],
  ['PRICE-02', { price: 10 }, false, 'Enquire for price.'],
  ['PRICE-03', { price: null, preorder: true }, false, 'PREORDER'],
  ['PRICE-05', { price: 30_000, beforePrice: 32_000 }, false, 'Was $32,000 $30,000'],
  [
    'PRICE-07',
    { price: 30_000, stateAverageMarketPrice: 30_500 },
    false,
    '$30,000 $500 below market average',
  ],
  ['PRICE-07', { price: 30_000, stateAverageMarketPrice: 30_499 }, false, '$30,000'],
  [
    'PRICE-08',
    { price: 30_000, priceType: 'excluding_government_charges' },
    false,
    '$30,000 Excl. Govt. Charges',
  ],
])('%s %j', (_id, changed, subscriptions, words) => {
  expect(draw(changed, subscriptions)).toBe(words);
});
