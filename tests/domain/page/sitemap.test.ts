import { expect, test } from 'vitest';
import { countParts, formatSitemap, formatSitemapPart } from '#domain/page/sitemap.ts';

const origin = 'https://dealer.example';
const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/${index}/` }));
const readLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);

test('an address with the day of its last change and its pictures', () => {
  const entry = { path: '/cars/a&b/', changed: 1_700_000_000, images: ['https://cdn.example/a.jpg?w=1&h=2'] };
  expect(formatSitemap([entry], origin)).toContain(
    '<url><loc>https://dealer.example/cars/a&amp;b/</loc><lastmod>2023-11-14</lastmod>' +
      '<image:image><image:loc>https://cdn.example/a.jpg?w=1&amp;h=2</image:loc></image:image></url>',
  );
});

test('a page whose last change is unknown states none', () => {
  expect(formatSitemap([{ path: '/', changed: null }], origin)).not.toContain('lastmod');
});

test('up to the limit of the protocol one file holds everything', () => {
  expect(countParts(50_000)).toBe(0);
  expect(readLocations(formatSitemap(pages(3), origin, 3))).toHaveLength(3);
});

test('above it, sitemap.xml lists files that hold every address once and in order', () => {
  expect(countParts(50_001)).toBe(2);
  const entries = pages(7);
  expect(readLocations(formatSitemap(entries, origin, 3))).toEqual(
    [1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`),
  );
  const parts = [1, 2, 3].map((part) => readLocations(formatSitemapPart(entries, origin, part, 3)));
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(parts.flat()).toEqual(entries.map(({ path }) => origin + path));
});
