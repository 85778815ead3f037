import { expect, test } from 'vitest';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { loadDealers } from '#config/load/load.ts';
import { presetNames } from '#domain/listing/presets.ts';
import { fitToStock } from '#scripts/build/stock/fit-to-stock.ts';
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
  }).site.navigation;
  expect(header[1]?.children.map(({ label }) => label)).toEqual(['All Stock', ...labels]);
  expect(footer[0]?.links.map(({ label }) => label)).toEqual(['All Stock', ...labels]);
});
