import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SiteFile } from '#config/load/site-files.ts';
import { FormerPages } from '#scripts/build/site/former-pages.ts';
import { fixtureDealer } from '../../../integration/fixture-target.ts';

const root = mkdtempSync(path.join(tmpdir(), 'kept-pictures-'));
afterAll(() => rmSync(root, { recursive: true }));

const dealer = fixtureDealer('alpha');
const pages: Record<string, string> = {
  'cars/a/index.html': '<img src="/_pictures/logo-1.svg">',
  'cars/b/index.html': '<img srcset="/_pictures/yard-1-400.webp 400w, /_pictures/yard-1-800.webp 800w">',
  'cars/c/index.html': 'no picture of ours',
};
const inputs = new Map(Object.keys(pages).map((name) => [name, 'the same']));
const file = (address: string, digest: string, isPicture: boolean): SiteFile => ({
  ...{ address, digest, file: address, bytes: digest.length, drawn: isPicture },
  picture: isPicture ? { width: 9, height: 9, resizable: true } : null,
});

function open(published: readonly string[], files: SiteFile[]): FormerPages {
  const site = {
    dealer: {
      ...dealer,
      build: { ...dealer.build, files },
    },
    ...{ template: 'showroom', keys: { search: 's', other: 'o', lead: 'l' }, kit: 'kit' },
    ...{ formerSite: root, pagesFile: path.join(root, 'pages.json') },
  };
  return new FormerPages(site, inputs, new Set(published));
}

const yard = file('/yard.jpg', 'one', true);
const first = ['_pictures/logo-1.svg', '_pictures/yard-1-400.webp', '_pictures/yard-1-800.webp'];
const former = open(first, [yard]);
for (const [name, text] of Object.entries(pages)) {
  mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
  former.note({ name, content: Buffer.from(text) });
}
former.write();

const listKept = (now: FormerPages): string[] => Object.keys(pages).filter((name) => now.keep(name));

test('all pages are kept while no file changed', () => {
  expect(listKept(open(first, [yard]))).toEqual(Object.keys(pages));
});

test('another picture makes only the pages anew that draw it', () => {
  const published = ['_pictures/logo-1.svg', '_pictures/yard-2-400.webp'];
  expect(listKept(open(published, [file('/yard.jpg', 'two', true)]))).toEqual([
    'cars/a/index.html',
    'cars/c/index.html',
  ]);
});

test('a new picture makes none anew', () => {
  expect(listKept(open(first, [yard, file('/new.jpg', 'new', true)]))).toEqual(Object.keys(pages));
});

test('another document makes none anew: a list of downloads has its size from the settings', () => {
  const prices = (digest: string) => file('/prices.pdf', digest, false);
  expect(listKept(open(first, [yard, prices('one')]))).toEqual(Object.keys(pages));
});
