import type { Oklch } from 'culori';
import { ensureContrast, ink, parseColour, shade, white } from './colour.ts';
import { collectCorrections, finishPalette, parseOr, readable, textOn } from './finish-palette.ts';
import type { Palette, WrittenColours } from './finish-palette.ts';

const paper = white;

/**
 * Derives a dealer's colours in OKLCH. The brand colour is also used for links, so it must read on white, on the
 * light surface and on its own tint, and carry text itself; where it does not, it is moved to the nearest lightness
 * that does.
 */
export function createPalette(written: WrittenColours): Palette {
  const { corrections, correct } = collectCorrections(written);
  const surface = parseColour('#eef0f3') ?? white;

  const wanted = parseOr(written.brand, ink);
  const tint: Oklch = shade(wanted, 0.965, 0.02);
  const brand = correct(
    'brand',
    wanted,
    ensureContrast(wanted, [paper, surface, tint], readable),
    'it is too light to be read on a white page',
  );
  const on = textOn(brand);
  const hover = ensureContrast(
    shade(brand, brand.l > 0.32 ? brand.l - 0.07 : brand.l + 0.09),
    [on],
    readable,
  );
  const focus = ensureContrast(shade(brand, brand.l), [paper, surface], 3);

  const colours = finishPalette(
    { plain: brand, hover, tint, on, focus },
    {
      accent: parseOr(written.accent, brand),
      surfaceDark: parseOr(written.surfaceDark, shade(brand, 0.2, 0.03)),
    },
    correct,
  );
  return { colours, corrections };
}
