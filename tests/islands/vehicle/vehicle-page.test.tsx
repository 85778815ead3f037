import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Location } from '#domain/location/location.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import { Licence } from '#parts/finance/Licence.tsx';
import type { VehicleView } from '#islands/vehicle/sections/vehicle-view.ts';
import { WholeVehiclePage } from '#islands/vehicle/sections/WholeVehiclePage.tsx';
import { sampleFinance } from '../../domain/finance/rules-sample.ts';
import { sitePieces } from '../../templates/base/parts/site-pieces.ts';
import { createView, location } from './page-view.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'This one', href: null },
];
const names = [
  'keyInformation',
  'video',
  'comments',
  'features',
  'specifications',
  'map',
  'disclaimer',
] as const;
const usual: VehicleSection[] = names.map((name) => ({ name }));
const draw = (
  changed: Partial<Vehicle> = {},
  sections = usual,
  site: Partial<VehicleView['site']> = {},
): string =>
  renderToStaticMarkup(
    <WholeVehiclePage view={createView(changed, site)} sections={sections} crumbs={crumbs} />,
  );
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://i.example/${index}`,
    thumbUrl: `https://i.example/${index}`,
  }));
const before = (markup: string, first: string, second: string): boolean =>
  markup.includes(first) && markup.indexOf(first) < markup.indexOf(second);

describe('vehicle page', () => {
  test('VDP-01 its sections stand in order', () => {
    const markup = draw({
      comments: 'Kind owner.',
      features: ['Tow bar'],
      odometer: 10,
      seats: 5,
      colour: 'Red',
    });
    const ids = ['class="breadcrumb"', 'class="gallery"', 'vehicle-summary__title', 'class="deciding-facts"', 'id="key-information"', 'id="comments"', 'id="features"', 'id="specifications"', 'id="vehicle-map"', 'vehicle-page__disclaimer']; // oxfmt-ignore
    for (const [index, id] of ids.slice(1).entries())
      expect(before(markup, ids[index] ?? '', id), id).toBe(true);
  });

  test('VDP-01 another order is the dealer’s to choose, and texts of their own open and close (VDP-08)', () => {
    const markup = draw({ colour: 'Red', seats: 5 }, [
      { name: 'specifications' },
      { name: 'whyBuyFromUs', text: 'We live here.', items: ['Workshop on site'] },
      { name: 'keyInformation' },
    ]);
    const ids = ['id="specifications"', 'Why Buy From Us?', 'Workshop on site', 'id="key-information"'];
    for (const [index, id] of ids.slice(1).entries())
      expect(before(markup, ids[index] ?? '', id), id).toBe(true);
    expect(markup).not.toContain('id="comments"');
  });

  test.each([
    ['sold', { status: 'sold', sold: true }],
    ['reserved', { reserved: true }],
  ])('VDP-22 similar vehicles come first where this one is %s, and last where it is not', (_, taken) => {
    const sections: VehicleSection[] = [...usual, { name: 'similar' }];
    const site = { similarVehicles: { most: 6 } } as Partial<VehicleView['site']>;
    const facts = { odometer: 10, colour: 'Red', seats: 5 };
    const gone = draw({ ...facts, ...taken }, sections, site);
    expect(before(gone, 'class="vehicle-actions', 'id="similar"')).toBe(true);
    expect(before(gone, 'id="similar"', 'id="key-information"')).toBe(true);
    expect(before(gone, 'id="similar"', 'class="dealer-box')).toBe(true);
    for (const once of ['id="similar"', 'class="dealer-box"']) expect(gone.split(once)).toHaveLength(2);
    expect(before(draw(facts, sections, site), 'id="specifications"', 'id="similar"')).toBe(true);
  });

  test('VDP-27 the page of a vehicle that is gone has no map to it', () => {
    expect(draw()).toContain('id="vehicle-map"');
    expect(draw({ status: 'sold', sold: true })).not.toContain('id="vehicle-map"');
  });

  test('RSV-01 whoever has reserved it finds the way back to the reservation, where that is a page of this site', () => {
    const rules = {
      ...{ mode: 'checkout' as const, page: '/checkout/', deposit: 200, holdHours: 48, guarantee: null },
      ...{ methods: [], paymentOrigin: null },
      eligible: { carTypes: ['used' as const], minPrice: 0, statuses: ['in_stock' as const] },
    };
    const way = '<a href="/checkout/?car_id=';
    expect(draw({ reserved: true }, usual, { reserve: rules })).toContain(way);
    expect(draw({ reserved: false }, usual, { reserve: rules }).split(way)).toHaveLength(1);
    const external = { ...rules, page: 'https://deposits.example/' };
    for (const reserve of [external, null])
      expect(draw({ reserved: true }, usual, { reserve })).not.toContain('See your reservation');
  });

  test.each([
    ['new', '5 Year standard warranty'],
    ['used', '3 Year standard warranty'],
    ['demo', null],
  ] as const)('LEGAL-02 the warranty of a %s vehicle: %s', (carType, words) => {
    const warranty = { new: 5, used: 3 } as const;
    const markup = draw({ carType }, [{ name: 'included', items: ['Mats'], warranty, roadsideAssist: true }]);
    if (words) expect(before(markup, words, 'Roadside assist')).toBe(true);
    else expect(markup).not.toContain('standard warranty');
    expect(before(markup, 'Roadside assist', 'Mats')).toBe(true);
  });

  test('VDP-07 C51 the sticky header shows picture, name, body and transmission, price and its type, no finance', () => {
    const markup = draw({ body: 'SUV', transmission: 'Automatic', images: pictures(1) });
    const header = markup.slice(markup.indexOf('data-live="header"'), markup.indexOf('data-live="bar"'));
    for (const words of ['<img', '2021 Mazda CX-5 Touring', 'SUV · Automatic', '$31,990', 'Drive Away'])
      expect(header).toContain(words);
    expect(header).not.toMatch(/week/i);
  });

  test('VDP-03 VDP-04 the first rows are in view, the rest on demand; what stands beside the price is not said again', () => {
    const markup = draw({
      ...{ odometer: 10, transmission: 'Manual', fuel: 'Petrol', body: 'SUV', colour: 'Red' },
      ...{ engineSize: 2_000, stockNumber: 'S1', vin: 'V1', buildDate: '2021-03' },
    });
    const information = markup.slice(markup.indexOf('id="key-information"'));
    expect(information).toContain('Show More');
    expect(information).toContain('Show Less');
    expect(before(information, 'data-all=""', '<details')).toBe(true);
    expect(markup.match(/<dt>Odometer/g)).toHaveLength(1);
  });

  test('VDP-14 nothing competes: one main action, one beside it, and one button for sharing and paper', () => {
    const site: Partial<VehicleView['site']> = {
      vehicle: { ...sitePieces.vehicle, actions: ['enquire', 'testDrive', 'call', 'email', 'share'] },
    };
    const markup = draw({}, usual, site);
    const summary = markup.slice(markup.indexOf('data-live="actions"'), markup.indexOf('class="dealer-box"'));
    expect(summary.match(/data-variant="primary"/g)).toHaveLength(1);
    expect(summary.match(/data-variant="secondary"/g)).toHaveLength(1);
    const more = summary.slice(summary.indexOf('<details'));
    for (const hidden of ['class="share-bar"', 'class="print-buttons"']) expect(more).toContain(hidden);
  });

  test('VDP-05 unknown values have no row', () => {
    expect(draw({ engineSize: null })).not.toContain('Engine');
  });

  test('VDP-09 features only where there are some, eight in view', () => {
    expect(draw()).not.toContain('id="features"');
    expect(draw({ features: Array.from({ length: 8 }, (_, index) => `F${index}`) })).not.toContain(
      'Show All',
    );
    expect(draw({ features: Array.from({ length: 9 }, (_, index) => `F${index}`) })).toContain('Show All');
  });

  test.each([
    ['', 'Dealer comments are pending. Please check back here later.'],
    ['|', 'Dealer comments are pending. Please check back here later.'],
    [`${'a'.repeat(399)} bc`, 'Read more'],
  ])('VDP-10 VDP-11 comments %j', (comments, words) => {
    expect(draw({ comments })).toContain(words);
  });

  test('ROUTE-12 PRINT-01 it can be printed, and saved where the dealer API makes PDFs', () => {
    const markup = draw();
    expect(markup).toContain('href="/print/?car_id=2021-mazda-cx-5"');
    expect(markup).toMatch(
      /data-print="pdf"[^>]*data-slug="2021-mazda-cx-5"[^>]*data-preparing="Preparing\.\.\."/,
    );
    expect(draw({}, usual, { vehicle: { ...sitePieces.vehicle, print: false } })).not.toContain('/print/');
    expect(draw({}, usual, { apiUrl: null })).not.toContain('data-print="pdf"');
  });

  test('VDP-26 LEGAL 8 no number of views stands in the page before it is counted', () => {
    expect(draw()).toMatch(/<p class="view-count" data-view-count="[^"]*"><\/p>/);
    expect(draw({}, usual, { vehicle: { ...sitePieces.vehicle, views: null } })).not.toContain('view-count');
  });

  test('GAL-01 thumbnails from four pictures on', () => {
    expect(draw({ images: pictures(3) })).not.toContain('gallery__thumbnails');
    expect(draw({ images: pictures(4) })).toContain('gallery__thumbnails');
  });

  test('GAL-02 a video is a slide that loads nothing before it is asked for', () => {
    const file = draw({ images: pictures(4), videoUrl: 'https://v.example/a.mp4' });
    expect(file).toContain('preload="none"');
    expect(file).toContain('Show the video');
    const elsewhere = draw({ images: pictures(4), videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(elsewhere).not.toContain('<iframe');
    expect(elsewhere).toContain('href="https://youtu.be/dQw4w9WgXcQ"');
    expect(draw({ images: pictures(4) })).not.toContain('id="video"');
  });

  test('SPIN-01 SPIN-03 a turn comes first with its hint, and its poster is the one picture fetched first', () => {
    const spinImages = Array.from({ length: 36 }, (_, frame) => `https://i.example/spin-${frame}`);
    const markup = draw({ images: pictures(5), spinImages });
    expect(markup).toContain('data-view="spin"');
    expect(markup).toContain('Swipe to spin');
    expect(markup).not.toContain('Interior');
    expect(markup.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
    expect(markup).toMatch(/spin-4[^>]*fetchPriority="high"/);
    expect(draw({ images: pictures(5) })).not.toContain('Swipe to spin');
  });

  test('VDP-27 ROUTE-25 the map has its anchor where the dealer shows it', () => {
    expect(draw()).toContain('id="vehicle-map"');
    expect(draw({}, [{ name: 'comments' }])).not.toContain('vehicle-map');
  });

  test('VDP-07 VDP-14 Get Finance leads to the calculator, from the actions and from the sticky header', () => {
    const site: Partial<VehicleView['site']> = {
      vehicle: { ...sitePieces.vehicle, actions: ['finance'] },
      finance: sampleFinance(),
    };
    const links = (markup: string): number => markup.split('Get Finance').length - 1;
    expect(links(draw({}, usual, site))).toBe(2);
    expect(links(draw({ price: null }, usual, site))).toBe(0);
    expect(links(draw({ status: 'sold' }, usual, site))).toBe(0);
    expect(links(draw({}, usual, { ...site, finance: sampleFinance({ calculator: false }) }))).toBe(0);
  });

  test('VDP-15 a history report only where there is one', () => {
    expect(draw({ historyReportUrl: 'https://r.example/1.pdf' })).toContain('href="https://r.example/1.pdf"');
    expect(draw()).not.toContain('History report');
  });

  test('LOC-10 LEGAL 2 a repairer’s number stands beside the licence, and alone where there is no other', () => {
    const licence = (changed: Partial<Location>): string =>
      renderToStaticMarkup(<Licence location={{ ...location, ...changed }} messages={{}} />).replace(
        /<[^>]+>/g,
        ' ',
      );
    expect(licence({ repairerNumber: 'MRB 7714' })).toMatch(/Dealer licence MD 3048812.*MRB 7714/);
    expect(licence({ licence: null, repairerNumber: 'MRB 7714' })).toMatch(/^\D*MRB 7714\s*$/);
    expect(licence({ licence: null })).toBe('');
  });

  test.each([
    ['inline', 'data-copied="Copied"'],
    ['toast', 'data-toast-text="Copied 2021 Mazda CX-5 Touring to your clipboard!"'],
  ] as const)('SHARE-04 C49 a copied link is told %s', (feedback, words) => {
    const site: Partial<VehicleView['site']> = {
      vehicle: { ...sitePieces.vehicle, actions: ['share'], share: { feedback } },
    };
    expect(draw({}, usual, site)).toContain(words);
    expect(draw({}, usual, site).match(/data-(copied|toast-text)=/g)).toHaveLength(1);
  });

  test('VDP-18 LEGAL 2 says who sells it, with phone and licence number', () => {
    expect(draw()).toContain('href="tel:+61733334444"');
    expect(draw()).toContain('Dealer licence MD 3048812');
  });

  test('VDP-30 a vehicle that is gone says SOLD and leads to similar ones', () => {
    const markup = draw({ status: 'sold' });
    expect(markup).toContain('>SOLD<');
    expect(markup).toContain('Find Me Something Similar');
    expect(markup).not.toContain('data-action="enquire"');
  });

  test('VDP-01 sections keep the dealer’s order; those over the whole width come after all others', () => {
    const markup = draw({ odometer: 10, seats: 5 }, [
      { name: 'callToAction', heading: 'Next', links: [] },
      { name: 'specifications' },
      { name: 'comments' },
    ]);
    const ids = ['id="specifications"', 'id="comments"', 'class="vehicle-closing"'];
    for (const [index, id] of ids.slice(1).entries())
      expect(before(markup, ids[index] ?? '', id), id).toBe(true);
  });

  test('the first picture alone is fetched at once', () => {
    expect(draw({ images: pictures(5) }).match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  });

  test('what may change after the build stands in boxes for the live island', () => {
    for (const box of ['tag', 'price', 'actions', 'header', 'bar'])
      expect(draw()).toContain(`data-live="${box}"`);
  });
});
