import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Site } from '#domain/site/site.ts';
import { picturedOffers } from '#routes/offer/pictured-offers.ts';
import { parseOffer } from '#services/wire/offer.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const offer = (more: object) => parseOffer({ id: 'o1', name: 'Runout', description: '', ...more });
const car = (model: string, picture: string, carType = 'new') => ({
  ...fixtureVehicle(2, { make: 'Toyota', model, car_type: carType, status: 'in_stock' }),
  images: [{ url: picture }],
});
const site = { brands: [], features: { models: true } } as unknown as Site;
const picturesOf = (...offers: ReturnType<typeof offer>[]) =>
  picturedOffers(
    {
      offers,
      landingPages: [],
      vehicles: [
        car('RAV4', 'https://p.example/suv.jpg'),
        car('Camry', 'https://p.example/old.jpg', 'used'),
        car('Camry', 'https://p.example/sedan.jpg'),
      ],
    } as unknown as Catalogue,
    site,
  ).map(({ image }) => image);

test('OFFR-04 an offer on a model without a picture shows that model as it is sold new, and never another one', () => {
  const camry = { model: { name: 'Camry', slug: 'camry' }, manufacturer: 'Toyota' };
  expect(picturesOf(offer(camry))).toEqual(['https://p.example/sedan.jpg']);
  expect(picturesOf(offer({ model: { name: 'Supra', slug: 'supra' }, manufacturer: 'Toyota' }))).toEqual([
    null,
  ]);
  expect(picturesOf(offer({}))).toEqual([null]);
  const own = { image_url: 'https://p.example/own.jpg' };
  expect(picturesOf(offer({ ...camry, ...own }))).toEqual([own.image_url]);
});
