import { expect, test } from 'vitest';
import { drawCard } from '#scripts/build/site/open-graph/draw-card.ts';

const colours = { surface: '#101820', onSurface: '#ffffff', brand: '#cc0000', onBrand: '#ffffff' };

/*
 * A feed's words in the pictures for shared links: one that cannot be drawn stops the build of its dealer.
 */
test.each([
  ['a Braille blank', '\u2800'],
  ['the sign of a variant alone', '\ufe0f'],
  ['blanks of other scripts', '\u2003\u00a0'],
  ['a thousand tabs before a word', `${'\t'.repeat(1_000)}x`],
  ['one word of five thousand letters', 'W'.repeat(5_000)],
  ['a letter with four thousand accents', `a${'\u0301'.repeat(4_000)}`],
  ['five hundred lines', 'a\n'.repeat(500)],
])('%s is drawn, or nothing in its place', async (_, words) => {
  const card = { name: 'x', photo: null, logo: null, colours, price: { amount: words, type: words } };
  const pictures = { photo: null, logo: null };
  await expect(
    drawCard({ ...card, title: words, subtitle: words, dealer: words }, pictures, 40),
  ).resolves.toBeInstanceOf(Buffer);
});
