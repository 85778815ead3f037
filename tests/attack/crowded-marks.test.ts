import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { cleanFileName } from '#domain/lead/upload.ts';
import { foldWords } from '#domain/alert/fold-words.ts';
import { slugify } from '#domain/site/slug.ts';
import { findBodyShape } from '#domain/vehicle/body-shape.ts';
import { normalizeText } from '#domain/words/normalize-text.ts';
import { squash } from '#domain/words/tokens.ts';
import { createPen } from '#scripts/sandbox/api/pdf/pen.ts';
import { fitText } from '#scripts/sandbox/api/pdf/text.ts';
import { tidyText } from '#scripts/stock/clean/text.ts';
import { expectWithin } from './processor.ts';

/*
 * Thousands of accents on one letter: to bring them into order takes the square of their number, three seconds for a page of a
 * dealer's folder, minutes for a cell of a feed.
 */

const crowded = `a${'\u0301'.repeat(100_000)}${'\u0323'.repeat(100_000)} b`;

/** Letters by their class that become marks. */
const disguised = '\u0301\uFF9E'.repeat(100_000);

test.each<[string, (text: string) => unknown]>([
  ['an address', slugify],
  ['a cell of a feed', (text) => tidyText(text, { field: 'badge', row: {} } as never)],
  ['a search', squash],
  ['an alert', foldWords],
  ['a body', findBodyShape],
  ['a file', (text) => cleanFileName(text, 'image/jpeg')],
  ['a line of a PDF', fitText],
])('%s is read at once', async (_, read) => {
  await expectWithin(300, () => read(crowded));
  await expectWithin(300, () => read(disguised));
});

test('letters have the accents that any writing gives them', () => {
  expect(normalizeText('Citroe\u0308n', 'NFC')).toBe('Citroën');
  // Vietnamese has two, Hebrew with all its signs three or four.
  const most = `e${'\u0323\u0302'.repeat(15)}`;
  expect(normalizeText(most, 'NFD')).toHaveLength(31);
  expect(normalizeText(crowded, 'NFD')).toHaveLength(33);
  expect(slugify(crowded)).toBe('a-b');
});

test('a word without an end is parted where no line holds it', async () => {
  const word = 'excluding'.repeat(70_000);
  const document = new PDFDocument();
  const pen = createPen(document);
  await expectWithin(500, () => pen.write(word, { x: 40, y: 40, width: 200, most: 2 }, { size: 10 }));
  await expectWithin(500, () =>
    pen.write('\uFF21'.repeat(300_000), { x: 40, y: 80, width: 200 }, { size: 10 }),
  );
  document.end();
  expect(fitText('a'.repeat(200)).split(' ').map(({ length }) => length)).toEqual([40, 40, 40, 40, 40]); // oxfmt-ignore
});
