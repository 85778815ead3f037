import { expect, test } from 'vitest';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { loadDealers } from '#config/load/load.ts';
import { stockCountMark } from '#domain/page/own/stock-count.ts';
import { presetNames } from '#domain/listing/presets.ts';
import { fitToStock } from '#scripts/build/stock/fit-to-stock.ts';
import { fixturePage } from '../../../integration/fixture-pages.ts';
import { fixtureVehicle } from '../../../integration/fixture-target.ts';

const {
  dealers: [tiny],
} = await loadDealers({ directory: 'tests/dealers/minimal' });

test.each([
  ['nothing', [], []],
  ['used ones', ['used', 'used'], ['Used']],
  ['new and used ones', ['new', 'used'], ['New', 'Used', 'All Conditions']],
  ['new and demo ones', ['new', 'demo'], ['New', 'Demo', 'New and Demo']],
  ['all', ['new', 'used', 'demo'], ['New', 'Used', 'Demo', 'New and Demo', 'All Conditions']],
])('NAV-01 NAV-02 of a yard with %s the menus say so', (_, conditions, labels) => {
  if (!tiny) throw new Error('the shape minimal does not load');
  const vehicles = conditions.map((condition, index) => fixtureVehicle(index, { car_type: condition }));
  const { header, footer } = fitToStock(tiny, {
    landingPages: createLandingPages(vehicles, presetNames, tiny.site.listingPath),
    vehicles,
  }).site.navigation;
  expect(header[1]?.children.map(({ label }) => label)).toEqual(['All Stock', ...labels]);
  expect(footer[0]?.links.map(({ label }) => label)).toEqual(['All Stock', ...labels]);
});

test('ROUTE-24 own pages say how many vehicles are for sale, recently sold ones not among them', () => {
  if (!tiny) throw new Error('the shape minimal does not load');
  const page = fixturePage('/yard/', {
    html: `<p>${stockCountMark} cars.</p>`,
    title: `${stockCountMark} cars`,
  });
  const vehicles = [fixtureVehicle(0), fixtureVehicle(1), fixtureVehicle(2, { status: 'sold' })];
  const { pages } = fitToStock({ ...tiny, pages: [page] }, { landingPages: [], vehicles });
  expect(pages[0]).toMatchObject({ html: '<p>2 cars.</p>', title: '2 cars' });
});
