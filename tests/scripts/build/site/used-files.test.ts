import { expect, test } from 'vitest';
import { UsedFiles } from '#scripts/build/site/used-files.ts';

const file = (name: string, text = ''): { name: string; content: Buffer } => ({
  name,
  content: Buffer.from(text),
});
const kit = [
  file('favicon.svg'),
  file('_astro/page.D1-a_b.js', 'import"./shared.Aa.js";const late=()=>import("./late.Bb.js")'),
  file('_astro/shared.Aa.js', 'import"./page.D1-a_b.js"'),
  file('_astro/late.Bb.js', 'const files=["_astro/late.Cc.css"]'),
  file('_astro/late.Cc.css', '@font-face{src:url(/_astro/letters.Dd.woff2)}'),
  file('_astro/letters.Dd.woff2'),
  file('_astro/partner.Ee.js', 'import"./shared.Aa.js"'),
  file('_astro/partner.Ff.css'),
  file('_astro/odd name.js'),
];
const listFor = (...pages: string[]): string[] => {
  const used = new UsedFiles(kit);
  for (const page of pages) used.note(file('index.html', page));
  return used.list().map(({ name }) => name);
};

test('CFG-05 a site publishes the scripts and styles that its pages reach, and those of others stay out', () => {
  expect(listFor('<script src="/_astro/page.D1-a_b.js"></script>')).toEqual([
    'favicon.svg',
    '_astro/page.D1-a_b.js',
    '_astro/shared.Aa.js',
    '_astro/late.Bb.js',
    '_astro/late.Cc.css',
    '_astro/letters.Dd.woff2',
    '_astro/odd name.js',
  ]);
});

test('what any page names is there, wherever it stands in the page', () => {
  const island = '<astro-island component-url="/_astro/partner.Ee.js" styles=\'["/_astro/partner.Ff.css"]\'>';
  expect(listFor('<p>nothing</p>', island)).toEqual([
    'favicon.svg',
    '_astro/page.D1-a_b.js',
    '_astro/shared.Aa.js',
    '_astro/late.Bb.js',
    '_astro/late.Cc.css',
    '_astro/letters.Dd.woff2',
    '_astro/partner.Ee.js',
    '_astro/partner.Ff.css',
    '_astro/odd name.js',
  ]);
});
