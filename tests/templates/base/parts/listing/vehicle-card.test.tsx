import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { VehicleCard as BaseCard } from '../../../../../src/templates/base/parts/listing/VehicleCard.tsx';
import { VehicleCard as MarketplaceCard } from '../../../../../src/templates/marketplace/parts/listing/VehicleCard.tsx';
import { VehicleCard as DepotCard } from '../../../../../src/templates/depot/parts/listing/VehicleCard.tsx';
import { cardFields, parseCard } from '#services/wire/card.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createVehicleLink } from '#domain/listing/card-links.ts';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../site-pieces.ts';

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

const cardNames = new Set<string>(cardFields);
const document = {
  ...{ id: '1', slug: '2022-kia-rio', name: '2022 Kia Rio', make: 'Kia', model: 'Rio', car_type: 'used' },
  ...{ status: 'in_stock', show_on_dealer_website: true, price: 19_990 },
  images: Array.from({ length: 17 }, (_, index) => ({ image: { url: `https://p.example/${index}.jpg` } })),
  ...{ primary_image_url: 'https://p.example/0.jpg', photos_count: 17 },
};

for (const [template, VehicleCard] of Object.entries({
  base: BaseCard,
  marketplace: MarketplaceCard,
  depot: DepotCard,
})) {
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

    test('CARD-02 VDP-28 of a caravan it says how many it sleeps and how long it is', () => {
      const measures = { bodyWidth: null, tareWeight: null, axleType: null, aggregateTrailerMass: null };
      const text = draw({ category: 'caravan', caravan: { ...measures, sleeps: 4, bodyLength: '6.9 m' } });
      expect(text.replace(/<[^>]*>/g, '|')).toMatch(/Sleeps 4\|+6\.9 m/);
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

    test('CARD-03 each further button shows where the dealer has a page for it (C17, ROUTE-26)', () => {
      const actions = { details: false, finance: '/finance/#form', testDrive: null, reserve: '/reserve/' };
      const site = { ...sitePieces, card: { ...sitePieces.card, actions } };
      const markup = (changed: Partial<typeof full> = {}) =>
        renderToStaticMarkup(<VehicleCard vehicle={{ ...full, ...changed }} site={site} now={now} />);
      expect(markup()).toContain(
        'href="/finance/?car_id=1&amp;car_type=used&amp;vehiclePriceBudget=31990#form">Get Finance',
      );
      expect(markup()).toContain('>Reserve');
      expect(createVehicleLink('#finance', full)).toBe('/cars/2021-mazda-cx-5/#finance');
      expect(markup()).not.toMatch(/View Details|Book a Test Drive/);
      expect(markup({ reserved: true })).not.toContain('>Reserve<span');
      expect(markup({ status: 'sold' })).not.toContain('Get Finance');
      const driven = {
        ...site,
        card: { ...site.card, actions: { ...actions, testDrive: '/book-test-drive/' } },
      };
      const buttons = (changed: Partial<typeof full>): string =>
        renderToStaticMarkup(<VehicleCard vehicle={{ ...full, ...changed }} site={driven} now={now} />);
      expect(buttons({})).toContain('Book a Test Drive');
      expect(buttons({ category: 'caravan' })).not.toContain('Book a Test Drive');
      expect(buttons({ status: 'coming_soon' })).not.toContain('Book a Test Drive');
    });

    test.each<[string, Partial<typeof full>, boolean]>([
      ['a price', {}, true],
      ['no price, so no calculator', { price: null }, false],
      ['a make that is kept out of finance', { make: 'Suzuki' }, false],
    ])('CARD-03 VDP-06 Get Finance leads to a calculator that is there: %s', (_name, changed, offered) => {
      const actions = { ...sitePieces.card.actions, finance: '#finance' };
      const calculator = { provider: 'jetty-street', excludeMakes: ['Suzuki'] };
      const site = { ...sitePieces, card: { ...sitePieces.card, actions, calculator } };
      const markup = renderToStaticMarkup(
        <VehicleCard vehicle={{ ...full, ...changed }} site={site} now={now} />,
      );
      expect(markup.includes('href="/cars/2021-mazda-cx-5/#finance">Get Finance')).toBe(offered);
      expect(markup.includes('Get Finance')).toBe(offered);
    });

    test.each(['plain', 'faded', 'stamp'] as const)('CARD-06 a sold vehicle can look %s', (soldStyle) => {
      const site = { ...sitePieces, card: { ...sitePieces.card, soldStyle } };
      const sold = { ...full, status: 'sold' };
      expect(renderToStaticMarkup(<VehicleCard vehicle={sold} site={site} now={now} />)).toContain(
        `data-unavailable="${soldStyle}"`,
      );
    });

    test('CARD-02 a card says where its vehicle stands, unless all stand there', () => {
      const vehicle = { ...full, locationName: 'Bayside Wynnum' };
      const drawn = (located: boolean): string => {
        const site = { ...sitePieces, card: { ...sitePieces.card, located } };
        return renderToStaticMarkup(<VehicleCard vehicle={vehicle} site={site} now={now} />);
      };
      expect(drawn(true)).toContain('Bayside Wynnum');
      expect(drawn(false)).not.toContain('Bayside Wynnum');
    });

    test("CARD-07 'used' has the dealer's own word", () => {
      const site = { ...sitePieces, messages: { 'condition.used': 'Pre-Owned' } };
      expect(renderToStaticMarkup(<VehicleCard vehicle={full} site={site} now={now} />)).toContain(
        'Pre-Owned',
      );
    });

    test('CARD-08 TAG-02 a certified used car of a chosen make says so', () => {
      const site = { ...sitePieces, tags: { ...sitePieces.tags, certifiedUsedMakes: ['Mercedes-Benz'] } };
      const vehicle = { ...full, make: 'Mercedes-Benz', certified: true };
      expect(renderToStaticMarkup(<VehicleCard vehicle={vehicle} site={site} now={now} />)).toContain(
        'Certified used',
      );
    });

    test('RSV-01 TAG-02 a reserved vehicle with a tag of its own says both', () => {
      const words = (changed: Partial<typeof full>): string => draw(changed).replace(/<[^>]*>/g, '|');
      expect(words({ tag: 'Low Kilometres', reserved: true })).toMatch(/\|Low Kilometres\|+Reserved\|/);
      expect(words({ tag: 'Low Kilometres' })).not.toContain('Reserved');
    });

    test('FAV-02 CMP-01 it can be saved and compared, where the dealer wants that (FAV-03)', () => {
      expect(draw({})).toMatch(/data-garage="saved" aria-pressed="false" aria-label="Save 2021 Mazda/);
      expect(draw({})).toContain('data-garage="compare"');
      const site = {
        ...sitePieces,
        garage: { saved: false, quote: false, compare: false, viewed: false } as const,
      };
      const markup = renderToStaticMarkup(<VehicleCard vehicle={full} site={site} now={now} />);
      expect(markup).not.toContain('data-garage=');
    });

    test('CARD-05 a vehicle that is gone is marked, so that its buttons only take it off a list', () => {
      expect(draw({})).not.toContain('data-gone');
      expect(draw({ status: 'sold' })).toMatch(
        /class="garage-buttons" data-variant="(card|row)" data-gone=""/,
      );
    });

    test('PRICE-04 without a price it says so', () => {
      expect(draw({ price: null })).toContain('Enquire for price.');
    });

    test('without a picture the box keeps its ratio', () => {
      const markup = draw({ primaryImageUrl: null });
      expect(markup).toContain('Pictures coming soon');
      expect(markup).toContain('data-ratio="4:3"');
      expect(markup).not.toContain('<img');
    });

    test('GAL-03 pictures come in several widths with their quality, lazily but for the first screen', () => {
      expect(draw({})).toMatch(/srcSet="https:\/\/images\.example\/a\.jpg\?width=(\d+)&amp;quality=75 \1w, /);
      // SRCH-20: how far ahead is the browser's choice, and more than 500 px everywhere.
      expect(draw({})).toContain('loading="lazy"');
      expect(draw({}, { eager: true })).toContain('fetchPriority="high"');
    });

    test('CARD-02 a card is drawn from what a hit of a listing carries as from the whole vehicle', () => {
      const hit = Object.fromEntries(Object.entries(document).filter(([field]) => cardNames.has(field)));
      const [card, whole] = [parseCard(hit), parseVehicle(document)].map((vehicle) =>
        renderToStaticMarkup(<VehicleCard vehicle={vehicle} site={sitePieces} now={now} />),
      );
      expect(card).toBe(whole);
      expect(card?.includes('vehicle-card__photos')).toBe(template === 'marketplace');
    });

    test('what a feed writes stays text', () => {
      expect(draw({ name: '<script>alert(1)</script>' })).not.toContain('<script>');
    });
  });
}

test.each([
  ['17 pictures, of which a hit carries one', 17, '17'],
  ['one picture', 1, null],
  ['an index that does not count them', undefined, null],
])('CARD-02 a dense card of a listing says how many pictures there are: %s', (_, count, said) => {
  const vehicle = parseCard({ ...document, images: undefined, photos_count: count });
  const markup = renderToStaticMarkup(<MarketplaceCard vehicle={vehicle} site={sitePieces} now={now} />);
  expect(/vehicle-card__photos[^>]*>.*?(\d+)<\/span>/.exec(markup)?.[1] ?? null).toBe(said);
});
