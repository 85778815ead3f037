import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { findLeftovers, isAwaited, readWanted } from '#scripts/build/site/leftover-sites.ts';

const dealer = (slug: string, ...templates: string[]): Dealer =>
  ({ site: { slug }, build: { templates } }) as unknown as Dealer;
const remembered = ['alpha/base', 'alpha/showroom', 'broken/base', 'gone/base'];
const find = (
  slugs: string[] | null,
  dealers: Dealer[],
  isPublished: (name: string) => boolean = () => true,
): string[] => findLeftovers({ slugs, dealers }, { names: () => remembered }, { isPublished });

test.each([
  [['gone/base'], ['alpha', 'broken'], [dealer('alpha', 'base', 'showroom')]],
  // A template that was given up.
  [['alpha/showroom', 'gone/base'], ['alpha', 'broken'], [dealer('alpha', 'base')]],
  // Nothing was said about the dealers.
  [[], null, []],
])('leftover is %j', (expected, slugs, dealers) => {
  expect(find(slugs, dealers)).toEqual(expected);
});

test.each([
  ['none', [], null],
  ['one with a wrong name', ['a.yaml', 'b.yml'], null],
  ['two', ['a.yaml', 'b.yaml'], ['a', 'b']],
])('a folder with %s says which dealers are wanted: %j are %j', (_, names, slugs) => {
  const folder = mkdtempSync(join(tmpdir(), 'wanted-'));
  for (const name of names) writeFileSync(join(folder, name), '');
  expect(readWanted(folder, []).slugs).toEqual(slugs);
  rmSync(folder, { recursive: true });
});

test('a template that was given up is not leftover before there is another site of the dealer', () => {
  const slugs = ['alpha', 'broken', 'gone'];
  const changed = [dealer('alpha', 'marketplace')];
  expect(find(slugs, changed, (name) => name !== 'alpha/marketplace')).toEqual([]);
  expect(find(slugs, changed)).toEqual(['alpha/base', 'alpha/showroom']);
});

test('what is not there any more is not leftover', () => {
  expect(find(['alpha', 'broken'], [], (name) => name !== 'gone/base')).toEqual([]);
});

const since = { since: '2026-01-01T00:00:00Z', seen: '2026-02-01T00:00:00Z', vehicles: 9 };
const sites = [{ slug: 'gone', url: 'https://www.yard.example', ...since }];
test.each([
  ['fails', [{ url: 'https://www.YARD.example', status: 'failed' as const }], true],
  ['is built', [{ url: 'https://www.yard.example', status: 'built' as const }], false],
  ['is not built here', [{ url: 'https://other.example', status: 'failed' as const }], false],
  ['cannot be read', [{ url: null, status: 'failed' as const }], false],
])('a former site whose address is that of a dealer who %s is awaited: %j', (_, reports, expected) => {
  expect(isAwaited('gone/base', sites, reports)).toBe(expected);
  expect(isAwaited('unknown/base', sites, reports)).toBe(false);
});
