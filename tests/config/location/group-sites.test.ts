import { expect, test } from 'vitest';
import { createSite } from '#config/site/create-site.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const load = async (extra: string) => {
  const { dealers, printed } = await loadTexts({
    'a.yaml': goodDealer + extra,
    '_groups/range.yaml': `dealershipGroup: Range
services: { search: { host: search.good.example, port: 443, protocol: https } }
groupSites:
  - { name: Good Motors, url: https://good.example/ }
  - { name: Range Trucks, url: https://trucks.range.example, logo: /trucks.svg }
`,
    '_groups/range/trucks.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"></svg>',
  });
  return { dealer: dealers[0], printed };
};
const keys = { search: 'search', other: 'other', lead: 'lead' };

test('NAV-05 every site of a group lists the others and leaves itself out', async () => {
  const { dealer } = await load('group: range\n');
  if (!dealer) throw new Error('The dealer does not load.');
  const other = { name: 'Range Trucks', url: 'https://trucks.range.example', logo: '/trucks.svg' };
  expect(createSite(dealer, 'showroom', keys).groupSites).toEqual([other]);
  expect((await load('')).dealer?.site.groupSites).toEqual([]);
});

test('LOC-07 a location knows what it is above all; tabs can be switched off', async () => {
  const { dealer } = await load('locationTabs: false\n');
  expect(dealer?.site.locationTabs).toBe(false);
  expect(dealer?.site.locations[0]).toMatchObject({ type: 'sales' });
});

test.each([
  ['stock: { leastPhotos: 14, leastAgeDays: 0 }\n', ''],
  ['stock: { leastPhotos: 15 }\n', 'leastPhotos'],
  ['stock: { leastAgeDays: -1 }\n', 'leastAgeDays'],
])('SRCH-16 photos and age are helpers from 0 to 14: %s', async (extra, named) => {
  const { printed } = await load(extra);
  if (named) expect(printed).toContain(`stock.${named}`);
  else expect(printed).toBe('');
});

test('SRCH-19 index, host and public key of a site come from its settings', async () => {
  const { dealer } = await load(
    'group: range\nservices: { search: { key: by-hand } }\ncollections: { vehicles: vehicles_a_2 }\n',
  );
  if (!dealer) throw new Error('The dealer does not load.');
  expect(createSite(dealer, 'showroom', keys).search).toMatchObject({
    ...{ host: 'search.good.example', port: 443, protocol: 'https', key: 'by-hand' },
    collections: { vehicles: 'vehicles_a_2' },
  });
});
