import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFirstPage } from '#catalogue/first-page.ts';
import { Listing } from '#islands/search/Listing.tsx';
import { listing, vehicles } from './site.ts';

test('SRCH-01 the first 21 hits and their counts are in the HTML, from plain JSON', () => {
  const { site, fixed } = listing;
  const baked = { ...listing, built: createFirstPage(vehicles, site.stock, fixed) };
  expect(JSON.parse(JSON.stringify(baked))).toEqual(baked);
  const html = renderToString(<Listing {...baked} />);
  expect(new Set(html.match(/href="\/cars\/[^"]+"/g)).size).toBe(21);
  expect(html).toMatch(/Toyota<\/span><span class="facet__count numbers">14</);
});
