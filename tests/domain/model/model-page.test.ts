import { expect, test } from 'vitest';
import { listModels } from '#domain/model/model-page.ts';

const model = (name: string, overrideUrl: string | null = null) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  body: null,
  tagline: null,
  image: null,
  overrideUrl,
});
const brands = [
  { name: 'Mazda', slug: 'mazda', models: [model('3'), model('CX-5', '/cx-5-launch/')] },
  { name: 'Tesla', slug: 'tesla', models: [model('3'), model('Search')] },
];
const entries = listModels(brands, new Set(['search']));

test('ROUTE-15 every model has a page /models/{slug}/, told apart by brand where two share a name', () => {
  expect(entries.map(({ path }) => path)).toEqual([
    '/models/3/',
    '/models/cx-5/',
    '/models/tesla-3/',
    '/models/search/',
  ]);
});

test('ROUTE-18 Explore leads to /{slug}/ or the override, and never to another page of the site', () => {
  expect(entries.map(({ exploreHref }) => exploreHref)).toEqual([
    '/3/',
    '/cx-5-launch/',
    '/tesla-3/',
    '/models/search/',
  ]);
});
