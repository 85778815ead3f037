import type { Oklch } from 'culori';
import { darkGrounds } from '#domain/site/dark-grounds.ts';
import { ensureContrast, ink, parseColour, shade } from './colour.ts';
import { collectCorrections, finishPalette, parseOr, readable, textOn } from './finish-palette.ts';
import type { Palette, WrittenColours } from './finish-palette.ts';

const grounds = Object.values(darkGrounds).map((written) => parseColour(written) ?? ink);

/** Toward white, since nothing darker can be read on a dark page; a grey stays one. */
const lighten = (colour: Oklch, backgrounds: readonly Oklch[]): Oklch =>
  ensureContrast(shade(colour, Math.max(colour.l, 0.6)), backgrounds, readable);

/**
 * Derives a dealer's colours for dark pages, as `createPalette` does for light ones. A colour of light pages that is
 * lighter here is no correction: the dealer wrote it for those. One that was written for dark pages and changed, is.
 */
export function createDarkPalette(light: WrittenColours, dark: WrittenColours): Palette {
  const { corrections, correct } = collectCorrections(dark);

  const wanted = parseOr(dark.brand ?? light.brand, ink);
  const tint = shade(wanted, 0.3, 0.04);
  const brand = correct(
    'brand',
    wanted,
    ensureContrast(wanted, [...grounds, tint], readable).l === wanted.l
      ? wanted
      : lighten(wanted, [...grounds, tint]),
    'it is too dark to be read on a dark page',
  );
  const on = textOn(brand);
  const hover = ensureContrast(shade(brand, brand.l + 0.05), [on], readable);

  const colours = finishPalette(
    { plain: brand, hover, tint, on, focus: brand },
    {
      accent: parseOr(dark.accent ?? light.accent, brand),
      surfaceDark: parseOr(dark.surfaceDark ?? light.surfaceDark, shade(wanted, 0.27, 0.035)),
    },
    correct,
  );
  return { colours, corrections };
}
