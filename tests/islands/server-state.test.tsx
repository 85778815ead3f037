import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Listing } from '#islands/search/Listing.tsx';
import { createListingState } from '#islands/search/server-state.tsx';
import { listing, vehicles } from './site.ts';

test('SRCH-01 the first 21 hits are in the HTML, from plain JSON', async () => {
  const baked = await createListingState(listing, vehicles);
  expect(JSON.parse(JSON.stringify(baked))).toEqual(baked);
  const html = renderToString(<Listing {...baked} />);
  expect(new Set(html.match(/href="\/cars\/[^"]+"/g)).size).toBe(21);
  expect(html).toContain('40 vehicles');
  expect(html).toContain('href="/search/?page=2"');
});
