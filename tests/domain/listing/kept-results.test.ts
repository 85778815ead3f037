import { describe, expect, test } from 'vitest';
import { findPosition, joinResults, parseResults, type KeptResults } from '#domain/listing/kept-results.ts';

const page = (first: number, length: number, more: string | null = '/search/?page=2'): KeptResults => ({
  ...{ search: '/search/', href: `/search/?from=${first}`, more, before: first - 1, count: 72 },
  slugs: Array.from({ length }, (_, index) => `car-${first + index}`),
});

describe('the place of a vehicle among the results', () => {
  test('position, count and neighbours', () => {
    expect(findPosition(page(25, 24), 'car-28')).toEqual({
      ...{ position: 28, count: 72 },
      ...{ previous: 'car-27', next: 'car-29' },
    });
  });

  test('at both ends of what is kept there is no neighbour', () => {
    expect(findPosition(page(1, 3), 'car-1')).toMatchObject({ position: 1, previous: null, next: 'car-2' });
    expect(findPosition(page(1, 3), 'car-3')).toMatchObject({ previous: 'car-2', next: null });
  });

  test('a vehicle that was reached otherwise has none', () => {
    expect(findPosition(page(1, 3), 'car-9')).toBeNull();
  });
});

describe('pages of one search are kept together', () => {
  test('the next page joins, and leads on to the one after it', () => {
    const both = joinResults(page(1, 24), page(25, 24, '/search/?page=3'));
    expect(findPosition(both, 'car-25')).toMatchObject({ position: 25, previous: 'car-24', next: 'car-26' });
    expect(both).toMatchObject({ before: 0, href: '/search/?from=25', more: '/search/?page=3' });
  });

  test('so does the page before; going back to a page that is kept loses nothing', () => {
    const both = joinResults(page(25, 24, '/search/?page=3'), page(1, 24));
    expect(both).toMatchObject({ before: 0, href: '/search/?from=1', more: '/search/?page=3' });
    expect(joinResults(both, page(25, 24, '/search/?page=3'))).toEqual({ ...both, href: '/search/?from=25' });
  });

  test.each<[string, Partial<KeptResults>]>([
    ['another search', { search: '/search/?make=Kia' }],
    ['another number of results', { count: 71 }],
    ['a page further on', { before: 48 }],
    ['other vehicles at the same place', { before: 0, slugs: ['other'] }],
  ])('%s begins anew', (_, changed) => {
    const seen = { ...page(25, 24), ...changed };
    expect(joinResults(page(1, 24), seen)).toEqual(seen);
  });

  test('no more than a tab can well keep', () => {
    const seen = page(481, 24);
    expect(joinResults(page(1, 480), seen)).toEqual(seen);
  });
});

describe('what a tab holds is read with care', () => {
  test('as it was written', () => {
    expect(parseResults(JSON.stringify(page(1, 2)))).toEqual(page(1, 2));
  });

  test.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a script as an address', JSON.stringify({ ...page(1, 1), href: 'javascript:alert(1)' })],
    ['another host', JSON.stringify({ ...page(1, 1), more: '//evil.example/' })],
    ['a count that is none', JSON.stringify({ ...page(1, 1), count: -1 })],
    ['no list', JSON.stringify({ ...page(1, 1), slugs: 'car-1' })],
  ])('not %s', (_, text) => {
    expect(parseResults(text)).toBeNull();
  });

  test('what is no text is left out', () => {
    expect(parseResults(JSON.stringify({ ...page(1, 1), slugs: ['a', 7, null] }))?.slugs).toEqual(['a']);
  });
});
