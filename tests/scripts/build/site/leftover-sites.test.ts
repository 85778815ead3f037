import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { findLeftovers, readWanted } from '#scripts/build/site/leftover-sites.ts';

const dealer = (slug: string, ...templates: string[]): Dealer =>
  ({ site: { slug, url: `https://${slug}.example` }, build: { templates } }) as unknown as Dealer;
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

const sites = ['gone', 'alpha'].map((slug) => ({
  ...{ slug, url: 'https://new.example', since: '2026-01-01T00:00:00Z', seen: '2026-02-01T00:00:00Z' },
  vehicles: 9,
}));
test.each([
  ['is named by a dealer who is published nowhere yet', ['alpha', 'new'], [dealer('new', 'base')], []],
  ['may be named by one who was not looked at', ['alpha', 'later'], [], []],
  ['is named by no newcomer', ['alpha', 'other'], [dealer('other', 'base')], ['gone/base']],
  ['is named by one who is there', ['alpha'], [dealer('alpha', 'base')], ['gone/base']],
])('the site of a dealer without a file, whose address %s: leftover is %j', (_, slugs, dealers, expected) => {
  const names = ['alpha/base', 'gone/base'];
  const leftover = findLeftovers(
    { slugs, dealers },
    { names: () => names },
    { isPublished: (name) => names.includes(name) },
    sites,
  );
  expect(leftover).toEqual(expected);
});

test('a new name that is published has the former site leftover', () => {
  const names = ['new/base', 'gone/base'];
  const wanted = { slugs: ['new'], dealers: [dealer('new', 'base')] };
  expect(findLeftovers(wanted, { names: () => names }, { isPublished: () => true }, sites)).toEqual([
    'gone/base',
  ]);
});
