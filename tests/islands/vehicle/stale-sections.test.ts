import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { withdraw } from '#domain/vehicle/withdrawn.ts';
import { findStale, looksSame } from '#islands/vehicle/corrections/stale-sections.ts';
import { findLiveSection, liveSectionNames, liveSections } from '#islands/vehicle/sections/live-sections.ts';
import { sectionTable, type SectionName } from '#islands/vehicle/sections/section-table.ts';
import type { VehicleView } from '#islands/vehicle/sections/vehicle-view.ts';
import { sampleFinance } from '../../domain/finance/rules-sample.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../../templates/base/parts/site-pieces.ts';
import { createView } from './page-view.ts';

const certified = [
  { make: 'Toyota', label: 'Certified', image: null, name: 'Certified', text: 'Good.', checks: [], warranty: null, link: null }, // oxfmt-ignore
];
const rules: Partial<VehicleView['site']> = {
  ...{ finance: sampleFinance(), certified, similarVehicles: null },
  vehicle: { ...sitePieces.vehicle, actions: ['enquire', 'testDrive', 'call', 'finance', 'photos'] },
};
const toyota: Partial<Vehicle> = {
  ...{ make: 'Toyota', price: 30_000, status: 'in_stock', year: 2025, carType: 'used' },
  ...{ images: [{ url: 'https://i.example/1', thumbUrl: 'https://i.example/1' }], photosCount: 1 },
  ...{ stateAverageMarketPrice: 40_000, averageMarketPrice: 41_000 },
};
/** Every live field in a state of its own. */
const changes: [string, Partial<Vehicle>][] = [
  ['sold', { status: 'sold', sold: true }],
  ['coming', { status: 'coming_soon' }],
  ['price', { price: 29_000 }],
  ['no price', { price: null }],
  ['before price', { beforePrice: 35_000 }],
  ['offer', { offerPrice: 28_000 }],
  ['price type', { priceType: 'excluding_government_charges' }],
  ['subscription', { subscriptionPrice: 200 }],
  ['price without GST', { statedExGst: 30_000 }],
  ['average of the state', { stateAverageMarketPrice: null }],
  ['averages', { stateAverageMarketPrice: null, averageMarketPrice: null }],
  ['tag', { tag: 'One owner' }],
  ['reserved', { reserved: true }],
  ['preorder', { preorder: true, price: null }],
  ['certified', { certified: true }],
  ['pictures', { photosCount: 2, images: Array.from({ length: 2 }, (_, i) => ({ url: `u${i}`, thumbUrl: `t${i}` })) }], // oxfmt-ignore
];

const drawOf = (name: SectionName, changed: Partial<Vehicle>): string =>
  renderToStaticMarkup(
    sectionTable[name].draw(
      createView(
        { ...toyota, ...changed },
        { ...rules, price: { ...createView().site.price, offersSubscriptions: true } },
      ),
    ),
  );

describe('VDP-30 the table says what makes a section of an open page untrue', () => {
  test.each(changes)('%s: whatever would look different is drawn anew', (_, changed) => {
    const before = stockVehicle(toyota);
    const now = stockVehicle({ ...toyota, ...changed });
    for (const name of liveSectionNames) {
      if (drawOf(name, {}) !== drawOf(name, changed)) expect(looksSame(name, before, now), name).toBe(false);
    }
  });

  test('a section that nothing draws anew looks the same whatever happens', () => {
    // Their links and records are corrected in place.
    const inPlace = ['tools'];
    const texts = ['included', 'whyBuyFromUs', 'protection', 'featureLinks', 'callToAction'];
    const unchanging = (Object.keys(sectionTable) as SectionName[]).filter(
      (name) => !(name in liveSections) && !inPlace.includes(name) && !texts.includes(name),
    );
    expect(unchanging.length).toBeGreaterThan(8);
    for (const [what, changed] of changes)
      for (const name of unchanging) expect(drawOf(name, changed), `${name}: ${what}`).toBe(drawOf(name, {}));
  });

  test('a section that is drawn anew has a box, or is a tool', () => {
    for (const name of liveSectionNames) {
      const { box, tool } = sectionTable[name];
      expect(box !== undefined || tool !== undefined, name).toBe(true);
    }
  });

  test.each(liveSectionNames)('%s: its code is the row of the table', async (name) => {
    expect((await findLiveSection(name).load())[name]).toBe(sectionTable[name]);
  });

  test('what was drawn since is not drawn again, until the vehicle is another', () => {
    const built = stockVehicle(toyota);
    const dearer = stockVehicle({ ...toyota, price: 50_000 });
    const stale = findStale(built, new Map(), dearer);
    expect(stale).toEqual(expect.arrayContaining(['price', 'estimate', 'finance', 'header', 'bar']));
    expect(stale).not.toContain('gallery');
    const shown = new Map(stale.map((name) => [name, dearer]));
    expect(findStale(built, shown, dearer)).toEqual([]);
    expect(findStale(built, shown, built)).toEqual(stale);
  });
});

test.each<[string, Partial<Vehicle>, Partial<Vehicle>, boolean]>([
  ['as it was built', {}, {}, false],
  ['another price (FEST)', {}, { price: 29_000 }, true],
  ['an offer', {}, { offerPrice: 28_000 }, true],
  ['a first price (VDP-06)', { price: null }, {}, true],
  ['no price any more', {}, { price: null }, true],
  ['certified (VDP-21)', {}, { certified: true }, true],
  ['back in stock', { status: 'sold' }, {}, true],
  ['on its way here', {}, { status: 'coming_soon' }, false],
  ['reserved', {}, { reserved: true }, false],
])('a page fetches the rules of its tools only when they are needed: %s', (_, before, now, asks) => {
  const built = { price: 30_000, status: 'in_stock', certified: false };
  const stale = findStale(
    stockVehicle({ ...built, ...before }),
    new Map(),
    stockVehicle({ ...built, ...now }),
  );
  expect(stale.some((name) => findLiveSection(name).needsRules)).toBe(asks);
});

test('VDP-30 a vehicle that left the index makes everything stale that tells of a sale', () => {
  const built = stockVehicle(toyota);
  const gone = withdraw(built);
  expect(isAvailable(gone)).toBe(false);
  expect(findStale(built, new Map(), gone)).toEqual(
    expect.arrayContaining(['tag', 'price', 'market', 'actions', 'estimate', 'header', 'bar', 'similar']),
  );
});
