import { beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '#config/client.ts';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';

const canary = 'canary-secret-7f3a';
const keys = { search: 'search-only', other: 'search-others', lead: 'create-only' };

/** Every group of a value with one more key that nobody asked for. */
const poison = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  const groups = Object.entries(value).map(([key, child]) => [key, poison(child)]);
  return { ...(Object.fromEntries(groups) as object), adminKey: canary };
};

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

describe('the public face of a dealer', () => {
  test('has exactly these keys', () => {
    const site = createSite(dealer, 'marketplace', keys);
    expect([...new Set(listKeys(site))].sort()).toMatchSnapshot();
  });

  test('a secret anywhere in a dealer never passes, at any depth', () => {
    const poisoned = { ...(poison({ ...dealer, messages: {} }) as Dealer), messages: {} };
    expect(JSON.stringify(poisoned)).toContain(canary);
    expect(JSON.stringify(createSite(poisoned, 'marketplace', keys))).not.toContain(canary);
  });

  test('legal texts, redirects and build rules stay on the build machine', () => {
    const site = createSite(dealer, 'marketplace', keys);
    for (const key of ['legal', 'redirects', 'build', 'theme', 'services', 'leadDelivery', 'templates'])
      expect(site).not.toHaveProperty(key);
  });

  test('a search key from the file wins over the one that the build makes', () => {
    expect(createSite(dealer, 'marketplace', keys).search.key).toBe('public-search-key');
    const search = { ...dealer.services.search, key: null };
    const without = { ...dealer, services: { ...dealer.services, search } };
    expect(createSite(without, 'marketplace', keys).search.key).toBe('search-only');
  });

  test('leads into the index carry the create-only key, a relay only its address', () => {
    expect(createSite(dealer, 'x', keys).leads).toEqual({
      name: 'adf',
      url: 'https://crm.example/adf',
      vendor: {
        ...{ name: 'Everything Motors', url: 'https://www.everything.example' },
        ...{ email: 'hello@everything.example', phone: '1300975707' },
        locations: [
          { id: 'main', name: 'Everything Main' },
          { id: 'everything-service', name: 'Everything Service' },
        ],
      },
    });
    const local = createSite({ ...dealer, leadDelivery: { name: 'typesense' } }, 'x', keys);
    expect(local.leads).toMatchObject({
      name: 'typesense',
      key: 'create-only',
      collection: 'everything_leads',
    });
  });

  test('survives JSON unchanged: it travels as island props', () => {
    const site = createSite(dealer, 'marketplace', keys);
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });
});
