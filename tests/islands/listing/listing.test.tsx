import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFirstPage } from '#catalogue/listing/first-page.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { emptySearch } from '#domain/search/state.ts';
import { emptyListing, isUnasked } from '#domain/listing/state.ts';
import { NothingHere } from '#islands/search/NothingHere.tsx';
import { Listing } from '#islands/listing/Listing.tsx';
import { NothingFound } from '#islands/listing/empty/NothingFound.tsx';
import { createCollectionText } from '#messages/search/collection.ts';
import { createListingText } from '#messages/listing/listing.ts';
import { listing, vehicles } from '../site.ts';

test('SRCH-01 the first 21 hits and their counts are in the HTML, from plain JSON', () => {
  const { site, fixed } = listing;
  const baked = { ...listing, built: createFirstPage(vehicles, site.listing, fixed) };
  expect(JSON.parse(JSON.stringify(baked))).toEqual(baked);
  const html = renderToString(<Listing {...baked} />);
  expect(new Set(html.match(/href="\/cars\/[^"]+"/g)).size).toBe(21);
  expect(html).toMatch(/Toyota<\/span><span class="facet__count numbers">14</);
});

test.each([
  [false, listing.path],
  ['/special-offers/', '/special-offers/'],
] as const)(
  'C19 Clear Filters of an empty listing, with clearFiltersHref %j, leads to %s',
  (clearFiltersHref, href) => {
    const site = { ...listing.site, listing: { ...listing.site.listing, clearFiltersHref } };
    const state = { ...emptyListing, lists: { condition: ['used'] } };
    const html = renderToString(
      <NothingFound
        {...{ site, state, path: listing.path, fixed: {}, now: 0 }}
        text={createListingText({})}
      />,
    );
    expect(html).toContain('No Results Available');
    expect(/<a[^>]+href="([^"]+)"[^>]*>(?:<[^>]+>)*Clear Filters/.exec(html)?.[1]).toBe(href);
  },
);

test.each([
  ['words alone', { query: 'qqzz' }, 'Search without “qqzz”'],
  [
    'words beside filters',
    { query: 'qqzz', lists: { condition: ['used'] } },
    'Search without “qqzz”Clear Filters',
  ],
  ['filters', { lists: { condition: ['used'] } }, 'Clear Filters'],
])('SRCH-12 nothing found for %s: what was chosen is taken back, and nothing else', (_, chosen, waysOut) => {
  const { site, path } = listing;
  const state = { ...emptyListing, ...chosen };
  const html = renderToString(
    <NothingFound {...{ site, path, state, fixed: {}, now: 0 }} text={createListingText({})} />,
  );
  expect(html.match(/<a .*<\/a>/)?.[0].replaceAll(/<[^>]*>/g, '')).toBe(waysOut);
});

test.each([
  ['words alone', { query: 'qqzz' }, 'Search without “qqzz”'],
  [
    'words beside filters',
    { query: 'qqzz', lists: { categories: ['Service'] } },
    'Search without “qqzz”Clear Filters',
  ],
  ['filters', { lists: { categories: ['Service'] } }, 'Clear Filters'],
  ['nothing chosen', {}, undefined],
])('SRCH-11 no offers for %s: what was chosen is taken back, and nothing else', (_, chosen, waysOut) => {
  const html = renderToString(
    <NothingHere
      kind={collectionKinds.offers}
      state={{ ...emptySearch(collectionKinds.offers), ...chosen }}
      text={createCollectionText({})}
      clear={{ label: 'Clear Filters', href: '/special-offers/' }}
      onChoose={() => undefined}
    />,
  );
  expect(html.match(/<a .*<\/a>/)?.[0].replaceAll(/<[^>]*>/g, '')).toBe(waysOut);
});

test.each([
  [
    '/search/new-cars/',
    'There are no such vehicles',
    /<a[^>]+href="\/search\/"[^>]*>(?:<[^>]+>)*See all vehicles/,
  ],
  ['/search/', 'There are no vehicles', null],
] as const)('%s without stock names no filters to who chose none', (path, words, wayOut) => {
  const built = createFirstPage([], listing.site.listing, listing.fixed);
  const html = renderToString(<Listing {...listing} path={path} built={built} />);
  expect(html).toContain(words);
  expect(html).not.toMatch(/Clear Filters|adjusting the filters/);
  if (wayOut) expect(html).toMatch(wayOut);
  else expect(html).not.toContain('See all vehicles');
});

test('SRCH-06 an order that hides vehicles without a price is something to take back', () => {
  expect(isUnasked(emptyListing)).toBe(true);
  expect(isUnasked({ ...emptyListing, sort: 'latest' })).toBe(true);
  expect(isUnasked({ ...emptyListing, sort: 'lowest-price' })).toBe(false);
  expect(isUnasked({ ...emptyListing, query: 'ute' })).toBe(false);
});

test('REF-08 LEGAL 4 weekly prices stand with their terms in the HTML, or not at all', () => {
  const weekly = {
    rates: 'Interest rate 8.00% p.a., comparison rate 8.90% p.a.',
    notes: ['WARNING: This comparison rate is true only for the examples given.'],
    conditions: { label: 'Conditions', text: 'Conditions apply.' },
  };
  const draw = (site: typeof listing.site) => {
    const found = vehicles.map((vehicle) => ({ ...vehicle, weeklyPrice: '$100 to $150' }));
    const built = createFirstPage(found, site.listing, listing.fixed);
    return renderToString(<Listing {...listing} site={site} built={built} />);
  };
  expect(draw(listing.site)).not.toContain('a week');
  const html = draw({ ...listing.site, weekly, listing: { ...listing.site.listing, facets: ['weekly'] } });
  const price = html.indexOf('$100 to $150 a week');
  expect(price).toBeGreaterThan(0);
  for (const words of [weekly.rates, ...weekly.notes, weekly.conditions.text])
    expect(html.indexOf(words)).toBeGreaterThan(price);
});
