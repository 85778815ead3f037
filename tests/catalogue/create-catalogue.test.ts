import { describe, expect, test } from 'vitest';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { fixtureDealer, fixtureDocument } from '../integration/fixture-target.ts';

const { site: fixture } = fixtureDealer('alpha');
const site = {
  ...fixture,
  websiteId: '3051',
  stock: { ...fixture.stock, soldWindowDays: 3 },
  tags: { ...fixture.tags, newArrivalDays: 7 },
};
const now = 1_750_000_000;
const day = 86_400;
const excluding = { ...site, stock: { ...site.stock, excludedMakes: ['suzuki', 'RAM'] } };

const shownVehicle: [string, boolean, Record<string, unknown>][] = [
  ['SRCH-02 in stock', true, {}],
  ['SRCH-02 coming soon', true, { status: 'coming_soon' }],
  ['SRCH-02 any other status', false, { status: 'archived' }],
  ['SRCH-02 another status with a sale date', false, { status: 'removed', sold_date_timestamp: now - day }],
  ['SRCH-02 not meant for the website', false, { show_on_dealer_website: false }],
  ['SRCH-03 sold within the window', true, { status: 'sold', sold_date_timestamp: now - 2 * day }],
  ['SRCH-03 sold before the window', false, { status: 'sold', sold_date_timestamp: now - 4 * day }],
  ['SRCH-04 excluded make in another spelling', false, { make: 'Suzuki' }],
  ['SRCH-04 excluded make', false, { make: 'Ram' }],
];

describe('vehicles', () => {
  test.each(shownVehicle)('%s: shown %s', (_why, shown, extra) => {
    const { catalogue } = createCatalogue(
      excluding,
      { vehicles: [fixtureDocument(1, extra)], offers: [], parts: [] },
      now,
    );
    expect(catalogue.vehicles).toHaveLength(shown ? 1 : 0);
  });

  test('SRCH-06 newest first, equal ages by id', () => {
    const documents = [
      fixtureDocument(1, { created_at: 10 }),
      fixtureDocument(3, { created_at: 20 }),
      fixtureDocument(2, { created_at: 20 }),
    ];
    const { catalogue } = createCatalogue(site, { vehicles: documents, offers: [], parts: [] }, now);
    expect(catalogue.vehicles.map(({ id }) => id)).toEqual(['v2', 'v3', 'v1']);
  });

  test('a document that breaks the shape is left out and named, the others stay', () => {
    const documents = [fixtureDocument(1), { ...fixtureDocument(2), car_type: 'old' }];
    const { catalogue, problems } = createCatalogue(
      site,
      { vehicles: documents, offers: [], parts: [] },
      now,
    );
    expect(catalogue.vehicles).toHaveLength(1);
    const leftOut = problems.filter((problem) => problem.includes('left out'));
    expect(leftOut).toHaveLength(1);
    expect(leftOut[0]).toMatch(/^Vehicle v2 is left out: car_type: /);
  });
});

describe('listings of makes and models', () => {
  test('ROUTE-03 those of earlier builds stay, in the spelling of the stock, but for excluded makes', () => {
    const former = [
      { make: 'Toyota', model: 'Hi-Lux' },
      { make: 'Toyota', model: 'Celica' },
      { make: 'Suzuki', model: 'Jimny' },
    ];
    const documents = { vehicles: [fixtureDocument(3, { model: 'Hi Lux' })], offers: [], parts: [] };
    const { catalogue } = createCatalogue(excluding, documents, now, former);
    expect(
      catalogue.landingPages
        .slice(1)
        .flatMap(({ kind, path, count }) => (kind === 'preset' ? [] : [[path, count]])),
    ).toEqual([
      ['/search/toyota/', 1],
      ['/search/toyota/celica/', 0],
      ['/search/toyota/hi-lux/', 1],
    ]);
  });

  const list = (changed: Record<string, unknown>, more: Partial<typeof site> = {}): string[] => {
    const vehicles = [fixtureDocument(1), fixtureDocument(2, { make: 'Saab', model: '9-3', ...changed })];
    const { catalogue } = createCatalogue({ ...site, ...more }, { vehicles, offers: [], parts: [] }, now);
    return catalogue.landingPages.filter(({ count }) => count === 0).map(({ path }) => path);
  };
  const soldOut = ['/search/saab/', '/search/saab/9-3/'];
  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'of what was sold long ago stay, empty',
      { status: 'sold', sold_date_timestamp: now - 90 * day },
      soldOut,
    ],
    ['of what is not for the website never are', { show_on_dealer_website: false }, []],
    ['of what is here are not empty', {}, []],
  ])('ROUTE-03 %s', (_name, changed, empty) => {
    expect(list(changed).filter((path) => path.includes('saab'))).toEqual(empty);
  });

  test('ROUTE-03 the range of the dealer has them, but for excluded makes', () => {
    const brand = { slug: 'kia', name: 'Kia', models: [{ name: 'EV9' }] } as never;
    expect(list({}, { brands: [brand] })).toContain('/search/kia/ev9/');
    const stock = { ...site.stock, excludedMakes: ['KIA'] };
    expect(list({}, { brands: [brand], stock })).not.toContain('/search/kia/ev9/');
  });
});

describe('offers', () => {
  const shownOffer: [string, boolean, Record<string, unknown>][] = [
    ['without dates', true, {}],
    ['on its first day', true, { starts_on: '2025-06-16' }],
    ['not begun', false, { starts_on: '2025-06-17' }],
    ['on its last day', true, { ends_on: '2025-06-16' }],
    ['over', false, { ends_on: '2025-06-15' }],
    ['DATA-05 SRCH-23 excluded from this website', false, { excluded_website_ids: ['5', '3051'] }],
    ['SRCH-23 excluded from another website', true, { excluded_website_ids: ['5'] }],
    ['DATA-05 SRCH-23 excluded from this website by its slug', false, { excluded_website_ids: [site.slug] }],
    ['SRCH-23 of another dealership', false, { dealership_id: 'beta' }],
    ['SRCH-23 of no dealership', false, { dealership_id: null }],
  ];
  // 15 June 15:06 UTC is 16 June in Brisbane.
  test.each(shownOffer)('%s: shown %s', (_why, shown, extra) => {
    const offer = { id: 'o1', name: 'Free floor mats', dealership_id: site.dealershipId, ...extra };
    const { catalogue } = createCatalogue(site, { vehicles: [], offers: [offer], parts: [] }, now);
    expect(catalogue.offers).toHaveLength(shown ? 1 : 0);
  });
});

describe('the moment at which time alone changes pages', () => {
  const at = (extra: Record<string, unknown>): number =>
    createCatalogue(site, { vehicles: [fixtureDocument(1, extra)], offers: [], parts: [] }, now).validUntil;
  test('a sold vehicle leaves its window', () =>
    expect(at({ status: 'sold', sold_date_timestamp: now - day, created_at: 1 })).toBe(
      (Math.floor((now + 2 * day) / 3_600) + 1) * 3_600,
    ));
  test('a sold vehicle of a build between the end of its window and the next full hour', () => {
    const hour = Math.floor(now / 3_600) * 3_600;
    const sold = fixtureDocument(1, {
      status: 'sold',
      sold_date_timestamp: hour + 60 - 3 * day,
      created_at: 1,
    });
    const { catalogue, validUntil } = createCatalogue(
      site,
      { vehicles: [sold], offers: [], parts: [] },
      hour + 900,
    );
    expect([catalogue.vehicles.length, validUntil]).toEqual([1, hour + 3_600]);
  });
  test('a new arrival gets old', () => expect(at({ created_at: now - day })).toBe(now + 6 * day + 1));
  test('a window that ends in the second of the build is over in the next one', () =>
    expect(at({ created_at: now - 7 * day })).toBe(now + 1));
  test('SRCH-16 a vehicle becomes old enough to be shown, by the full hour', () => {
    const waiting = { ...site, stock: { ...site.stock, leastAgeDays: 3 } };
    const vehicles = [fixtureDocument(1, { created_at: now - day })];
    const { catalogue, validUntil } = createCatalogue(waiting, { vehicles, offers: [], parts: [] }, now);
    expect(catalogue.vehicles).toEqual([]);
    expect(validUntil).toBe(now + 2 * day + 3_600);
  });
  const newYear = Date.UTC(2026) / 1_000;
  test('a year ends, by which a lender counts the age of a vehicle', () =>
    expect(at({ created_at: 1 })).toBe(newYear));

  test('SRCH-23 an offer without an end, as databases write it, is shown and never ends', () => {
    const offer = { id: 'o1', name: 'Free floor mats', dealership_id: site.dealershipId };
    const { catalogue, validUntil } = createCatalogue(
      site,
      { vehicles: [], offers: [{ ...offer, starts_on: '0001-01-01', ends_on: '9999-12-31' }], parts: [] },
      now,
    );
    expect([catalogue.offers.length, validUntil]).toEqual([1, newYear]);
  });

  test('SRCH-23 an offer that ends on a day that is none ends with its month', () => {
    const offer = {
      id: 'o1',
      name: 'Free floor mats',
      dealership_id: site.dealershipId,
      ends_on: '2025-06-31',
    };
    const { validUntil } = createCatalogue(site, { vehicles: [], offers: [offer], parts: [] }, now);
    expect(validUntil).toBe(Date.parse('2025-06-30T14:00:00Z') / 1_000);
  });

  test.each([
    [
      'the evening before an offer begins',
      '2025-11-29T13:00:00Z',
      'Australia/Darwin',
      '2025-11-29T14:30:00Z',
    ],
    ['the same in Perth', '2025-11-29T13:00:00Z', 'Australia/Perth', '2025-11-29T16:00:00Z'],
    ['the same in summer time', '2025-11-29T12:45:00Z', 'Australia/Sydney', '2025-11-29T13:00:00Z'],
    ['an evening on which one is over', '2025-12-02T12:00:00Z', 'Australia/Brisbane', '2025-12-02T14:00:00Z'],
    ['the morning after', '2025-12-02T14:00:00Z', 'Australia/Brisbane', null],
  ])('SRCH-23 %s', (_, clock, timezone, expected) => {
    const offers = [
      { id: 'o1', name: 'Free floor mats', dealership_id: site.dealershipId, starts_on: '2025-11-30' },
      { id: 'o2', name: 'Free service', dealership_id: site.dealershipId, ends_on: '2025-12-02' },
    ];
    const { validUntil } = createCatalogue(
      { ...site, timezone },
      { vehicles: [], offers, parts: [] },
      Date.parse(clock) / 1_000,
    );
    expect(validUntil).toBe(expected === null ? newYear : Date.parse(expected) / 1_000);
  });
});
