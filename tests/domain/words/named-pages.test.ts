import { expect, test } from 'vitest';
import { findNamedPages } from '#domain/words/named-pages.ts';

const pages = [
  ['Service and repairs', '/service/'],
  ['Hybrid battery check', '/service/hybrid-battery-check/'],
  ['Novated lease', '/finance/novated-lease/'],
  ['About us', '/about-us/'],
] as const;
const find = (typed: string): string[] => findNamedPages({ pages }, typed).map(([, path]) => path);

test.each<[string, string[]]>([
  ['serv', ['/service/', '/service/hybrid-battery-check/']],
  ['battery check', ['/service/hybrid-battery-check/']],
  ['LEASE finance', ['/finance/novated-lease/']],
  ['service hilux', []],
  ['us', []],
  ['', []],
])('ROUTE-24 the words “%s” find own pages by title and address', (typed, paths) => {
  expect(find(typed)).toEqual(paths);
});

test('a site without own pages finds none', () => {
  expect(findNamedPages({}, 'service')).toEqual([]);
});
