import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { VehicleCard as BaseCard } from '../../../../src/templates/base/parts/VehicleCard.tsx';
import { VehicleCard as MarketplaceCard } from '../../../../src/templates/marketplace/parts/VehicleCard.tsx';
import { stockVehicle } from '../../../domain/stock-vehicle.ts';
import { sitePieces } from './site-pieces.ts';

const now = 1_800_000_000;
const image = { url: 'https://images.example/a.jpg', thumbUrl: 'https://images.example/a.jpg' };
const full = stockVehicle({
  price: 31_990,
  priceType: 'drive_away',
  odometer: 45_200,
  transmission: 'Automatic',
  fuel: 'Petrol',
  images: [image, image],
});

for (const [template, VehicleCard] of Object.entries({ base: BaseCard, marketplace: MarketplaceCard })) {
  const draw = (changed: Partial<typeof full>, more: { eager?: boolean } = {}): string =>
    renderToStaticMarkup(
      <VehicleCard vehicle={{ ...full, ...changed }} site={sitePieces} now={now} {...more} />,
    );

  describe(`card of ${template}`, () => {
    test('CARD-02 shows name, price with its type, condition, odometer, transmission and fuel', () => {
      const text = draw({}).replace(/<[^>]*>/g, '|');
      for (const words of [full.name, '$31,990', 'Drive Away', 'Used', '45,200 km', 'Automatic', 'Petrol'])
        expect(text).toContain(words);
    });

    test('CARD-03 leads to the vehicle with View Details', () => {
      expect(draw({})).toMatch(/href="\/cars\/2021-mazda-cx-5\/"[^>]*>.*View Details/);
    });

    test('CARD-04 TAG-03 a vehicle that is gone offers something similar instead', () => {
      const markup = draw({ status: 'sold' });
      expect(markup).toContain('Find me something similar');
      expect(markup).toContain('JUST SOLD');
      expect(markup).not.toContain('View Details');
      expect(markup).toContain('data-unavailable');
    });

    test('PRICE-04 without a price it says so', () => {
      expect(draw({ price: null })).toContain('Enquire for price.');
    });

    test('without a picture the box keeps its ratio', () => {
      const markup = draw({ images: [] });
      expect(markup).toContain('Pictures coming soon');
      expect(markup).toContain('data-ratio="4:3"');
      expect(markup).not.toContain('<img');
    });

    test('GAL-03 pictures come in several widths with their quality, lazily but for the first screen', () => {
      expect(draw({})).toMatch(/srcSet="https:\/\/images\.example\/a\.jpg\?width=320&amp;quality=75 320w, /);
      expect(draw({})).toContain('loading="lazy"');
      expect(draw({}, { eager: true })).toContain('fetchPriority="high"');
    });

    test('what a feed writes stays text', () => {
      expect(draw({ name: '<script>alert(1)</script>' })).not.toContain('<script>');
    });
  });
}
