import { beforeAll, describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { createSite } from '#config/site/create-site.ts';

const keys = { search: 'search-only', other: 'search-others', lead: 'create-only' };

/** Paths of all keys, list positions left out. */
const listKeys = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((child) => listKeys(child, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => listKeys(child, path ? `${path}.${key}` : key));
};

let dealer: Dealer;
beforeAll(async () => {
  const { dealers } = await loadDealers({ directory: 'tests/dealers/everything' });
  if (!dealers[0]) throw new Error('the shape everything does not load');
  dealer = dealers[0];
});

const changeBuild = (changed: Partial<Dealer['build']>): Dealer => ({
  ...dealer,
  build: { ...dealer.build, ...changed },
});

describe('the public face of a dealer', () => {
  test('has exactly these keys', () => {
    const site = { ...createSite(dealer, 'marketplace', keys), messages: {}, pictures: {} };
    expect([...new Set(listKeys(site))].sort()).toMatchSnapshot();
  });

  test('a search key from the file wins over the one that the build makes', () => {
    expect(createSite(dealer, 'marketplace', keys).search.key).toBe('public-search-key');
    const without = changeBuild({ index: { ...dealer.build.index, key: null } });
    expect(createSite(without, 'marketplace', keys).search.key).toBe('search-only');
  });

  test('leads into the index carry the create-only key, a relay its address and who is to answer', () => {
    expect(createSite(dealer, 'x', keys).leads).toEqual({
      name: 'adf',
      url: 'https://crm.example/adf',
      keeper: 'https://api.example/leads',
      vendor: {
        name: dealer.site.name,
        url: dealer.site.url,
        email: dealer.site.email,
        phone: dealer.site.phone,
        locations: dealer.site.locations.map(({ id, name }) => ({ id, name })),
      },
    });
    const local = createSite(changeBuild({ leadDelivery: { name: 'typesense' } }), 'x', keys);
    expect(local.leads).toMatchObject({
      name: 'typesense',
      key: 'create-only',
      collection: 'leads_every',
    });
  });

  test('TD-02 leads that do not come to the dealer API by themselves know where it takes them', () => {
    const api = 'https://api.example/api';
    const keeper = (
      leadDelivery: Dealer['build']['leadDelivery'],
      host = 'index.example',
      apiUrl: string | null = api,
    ) => {
      const index = { ...dealer.build.index, host, port: 443, protocol: 'https' as const };
      const changed = changeBuild({ leadDelivery, index });
      return createSite({ ...changed, site: { ...changed.site, apiUrl } }, 'x', keys).leads.keeper;
    };
    expect(keeper({ name: 'adf', url: 'https://crm.example/adf' })).toBe(`${api}/leads`);
    expect(keeper({ name: 'http', url: 'https://crm.example/' })).toBe(`${api}/leads`);
    expect(keeper({ name: 'typesense' })).toBe(`${api}/leads`);
    expect(keeper({ name: 'typesense' }, 'api.example')).toBeUndefined();
    expect(keeper({ name: 'http', url: `${api}/leads` })).toBeUndefined();
    expect(keeper({ name: 'typesense' }, 'index.example', null)).toBeUndefined();
  });

  test('survives JSON unchanged: it travels as island props', () => {
    const site = createSite(dealer, 'marketplace', keys);
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });
});
