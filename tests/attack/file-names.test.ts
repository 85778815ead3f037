import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../config/directory.ts';

/*
 * The sites of all dealers leave a machine as one artifact, and its store refuses the whole of it for a single name that some
 * disk does not take.
 */

test.each([
  ...[
    'FAQ?.pdf',
    'open 10:30.pdf',
    'a"b.pdf',
    'a<b.pdf',
    'a|b.pdf',
    '*.pdf',
    'a\nb.pdf',
    'a\\b.pdf',
    'x?/a.pdf',
  ],
  `${'車'.repeat(83)}a.pdf`,
])('a file that is called %j costs its dealer, and no other', async (name) => {
  const { dealers, printed } = await loadTexts({
    ...{ 'a.yaml': goodDealer, [`a/${name}`]: '%PDF-1.7' },
    'b.yaml': goodDealer.replace('www.good', 'www.other'),
  });
  expect(dealers.map(({ site }) => site.slug)).toEqual(['b']);
  expect(printed).toMatch(/This file has (?:the sign|a name of more)/);
});

test('blanks, accents, brackets and other usual signs of names are none of those', async () => {
  const { dealers } = await loadTexts({
    'a.yaml': goodDealer,
    'a/v1.2/St. Kilda.Rd/b.pdf': '%PDF-1.7',
    "a/Mac's (50%) café, 1 + 2 & more.pdf": '%PDF-1.7',
  });
  expect(dealers).toHaveLength(1);
});

test.each(['404.html', 'sitemap.xml', '_headers', 'a/index.html', 'Map.SVG', 'prices.pdf'])(
  'a folder that is called %s, as a file of the site, costs its dealer, and is told',
  async (folder) => {
    const { dealers, printed } = await loadTexts({
      ...{ 'a.yaml': goodDealer, [`a/${folder}/b.pdf`]: '%PDF-1.7' },
      'b.yaml': goodDealer.replace('www.good', 'www.other'),
    });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['b']);
    expect(printed).toContain('expected a folder with a name of its own');
  },
);
