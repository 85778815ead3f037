import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { Price } from '#parts/vehicle/Price.tsx';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../site-pieces.ts';

const draw = (
  changed: Partial<Vehicle>,
  offersSubscriptions = false,
  more: { size?: 'large'; includes?: string } = {},
): string =>
  renderToStaticMarkup(
    <Price
      vehicle={stockVehicle(changed)}
      {...(more.size && { size: more.size })}
      site={{
        ...sitePieces,
        price: { ...sitePieces.price, offersSubscriptions, subscriptionIncludes: more.includes ?? null },
      }}
    />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each<[string, Partial<Vehicle>, boolean, string]>([
  [
    'PRICE-01 says that it is a subscription, and what buys the vehicle',
    { subscriptionPrice: 289, price: 30_000, priceType: 'drive_away' },
    true,
    '$289 / week · Subscription or $30,000 Drive Away to buy',
  ],
  ['PRICE-01 of what is not sold', { subscriptionPrice: 289, price: 1 }, true, '$289 / week · Subscription'],
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

test('PRICE-01: the page of a subscription says what it includes', () => {
  const vehicle = { subscriptionPrice: 180, price: null };
  expect(draw(vehicle, true, { size: 'large', includes: 'registration and servicing.' })).toBe(
    '$180 / week · Subscription The subscription includes registration and servicing.',
  );
  expect(draw(vehicle, true, { size: 'large' })).toContain('Ask us what the subscription includes.');
  expect(draw({ price: 30_000 }, true, { size: 'large', includes: 'tyres' })).toBe('$30,000');
});
