import type { Oklch } from 'culori';
import { contrast, ensureContrast, formatColour, ink, parseColour, shade, white } from './colour.ts';

/** WCAG 2 AA for text. */
export const readable = 4.5;

export interface Correction {
  setting: 'brand' | 'accent' | 'surfaceDark';
  from: string;
  to: string;
  reason: string;
}

export interface Palette {
  colours: Record<string, string>;
  corrections: Correction[];
}

const paper = white;

/** White or near-black, whichever reads better on a colour. */
export const textOn = (background: Oklch): Oklch =>
  contrast(white, background) >= readable || contrast(white, background) >= contrast(ink, background)
    ? white
    : ink;

/**
 * Derives a dealer's colours in OKLCH. The brand colour is also used for links, so it must read on white, on the
 * light surface and on its own tint, and carry text itself; where it does not, it is moved to the nearest lightness
 * that does.
 */
export function createPalette(written: {
  brand: string;
  accent: string | null;
  surfaceDark: string | null;
}): Palette {
  const corrections: Correction[] = [];
  const surface = parseColour('#eef0f3') ?? white;
  const correct = (
    setting: Correction['setting'],
    from: string,
    colour: Oklch,
    fixed: Oklch,
    reason: string,
  ) => {
    if (formatColour(fixed) !== formatColour(colour))
      corrections.push({ setting, from, to: formatColour(fixed), reason });
    return fixed;
  };

  const wanted = parseColour(written.brand) ?? ink;
  const tintOf = (colour: Oklch): Oklch => shade(colour, 0.965, 0.02);
  const tint = tintOf(wanted);
  const brand = correct(
    'brand',
    written.brand,
    wanted,
    ensureContrast(wanted, [paper, surface, tint], readable),
    'it is too light to be read on a white page',
  );
  const onBrand = textOn(brand);
  const hover = ensureContrast(
    shade(brand, brand.l > 0.32 ? brand.l - 0.07 : brand.l + 0.09),
    [onBrand],
    readable,
  );

  const wantedAccent = written.accent ? (parseColour(written.accent) ?? brand) : brand;
  const onAccent = textOn(wantedAccent);
  const accent = correct(
    'accent',
    written.accent ?? '',
    wantedAccent,
    ensureContrast(wantedAccent, [onAccent], readable),
    'text on it cannot be read',
  );

  const wantedDark = written.surfaceDark
    ? (parseColour(written.surfaceDark) ?? shade(brand, 0.2, 0.03))
    : shade(brand, 0.2, 0.03);
  const onDark: Oklch = { mode: 'oklch', l: 0.97, c: 0.003, h: wantedDark.h ?? 0 };
  const dark = correct(
    'surfaceDark',
    written.surfaceDark ?? '',
    wantedDark,
    ensureContrast(wantedDark, [onDark], 7),
    'light text on it cannot be read',
  );

  return {
    colours: {
      '--brand': formatColour(brand),
      '--brand-hover': formatColour(hover),
      '--brand-tint': formatColour(tint),
      '--on-brand': formatColour(onBrand),
      '--accent': formatColour(accent),
      '--on-accent': formatColour(onAccent),
      '--focus': formatColour(ensureContrast(shade(brand, brand.l), [paper, surface], 3)),
      '--surface-dark': formatColour(dark),
      '--on-dark': formatColour(onDark),
    },
    corrections,
  };
}
