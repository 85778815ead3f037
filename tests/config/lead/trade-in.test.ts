import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const load = async (settings: string, files: Record<string, string> = {}) => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer + settings, ...files });
  if (!dealers[0]) throw new Error(printed);
  return dealers[0];
};
const labelsOf = (links: readonly { label: string; href: string | null }[], href: string): string[] =>
  links.filter((link) => link.href === href).map(({ label }) => label);

describe('a dealer with trade-ins', () => {
  test('NAV-01 ROUTE-08 ROUTE-09 VDP-14 has menu, other addresses and buttons', async () => {
    const { site, build } = await load('tradeIn: {}\n');
    const entries = site.navigation.header.flatMap((entry) => [
      entry,
      ...('children' in entry ? entry.children : []),
    ]);
    expect(labelsOf(entries, '/trade-in/')).toContain('Trade In');
    for (const from of ['/cars/trade-in', '/sell-your-car', '/sell-my-car'])
      expect(site.redirects[from]).toBe('/trade-in/');
    expect(site.vehicle.actions).toContain('tradeIn');
    expect(site.tradeIn).toEqual({
      ...{ minPrice: 200, enforceLimits: false, years: 7, kilometres: 100_000 },
      ...{ questions: [], hasEstimates: false },
    });
    expect(build.tradeInProvider).toEqual({ name: 'appraisal' });
  });

  test('the provider and the name of its key stay on the server', async () => {
    const url = 'https://values.example/v1';
    const group = { '_groups/g.yaml': `tradeIn: { provider: { name: http, url: '${url}' } }\n` };
    const { site, build } = await load('group: g\n', group);
    expect(build.tradeInProvider).toEqual({ name: 'http', url, key: 'FORECOURT_TRADE_IN_KEY' });
    expect(JSON.stringify(site)).not.toMatch(/values\.example|TRADE_IN_KEY/);
    expect(site.tradeIn?.hasEstimates).toBe(true);
  });

  test('ROUTE-09 keeps a page of his own at one of the addresses', async () => {
    const page = '---\ntitle: Sell\ndescription: Sell your car to us.\n---\n\nWe buy cars.\n';
    const { site } = await load('tradeIn: {}\n', { 'a/pages/sell-your-car.md': page });
    expect(site.redirects['/sell-your-car']).toBeUndefined();
    expect(site.redirects['/sell-my-car']).toBe('/trade-in/');
  });
});

test('TRADE-01 a dealer without trade-ins has none of it', async () => {
  const { site, build } = await load('');
  expect(site.tradeIn).toBeNull();
  expect(build.tradeInProvider).toBeNull();
  expect(site.vehicle.actions).not.toContain('tradeIn');
  expect(Object.values(site.redirects)).not.toContain('/trade-in/');
  expect(JSON.stringify(site.navigation)).not.toContain('/trade-in/');
});

test.each([
  ['tradeIn: { provider: { name: http } }\n', 'url'],
  ['tradeIn: { provider: { name: redbook } }\n', '{ name: appraisal }'],
  ['tradeIn: { minPrice: -1 }\n', 'a whole number of dollars from 0'],
  ["tradeIn: { provider: { name: http, url: 'https://v.example', key: s3cr3t } }\n", 'not the key itself'],
  ['tradeIn: {}\nservices: { api: { url: null } }\n', 'needs services.api.url'],
  ['vehicle: { actions: [tradeIn] }\n', 'needs tradeIn, for its trade-in button'],
])('check says what is wrong with %j', async (settings, says) => {
  expect((await loadTexts({ 'a.yaml': goodDealer + settings })).printed).toContain(says);
});
