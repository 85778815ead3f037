import type { Oklch } from 'culori';
import { darkGrounds } from '#domain/site/dark-grounds.ts';
import { ensureContrast, formatColour, ink, parseColour, shade, white } from './colour.ts';
import { readable, textOn, type Correction, type Palette } from './palette.ts';

interface WrittenColours {
  brand: string;
  accent: string | null;
  surfaceDark: string | null;
}

const grounds = Object.values(darkGrounds).map((written) => parseColour(written) ?? ink);

const parseOr = (written: string | null, otherwise: Oklch): Oklch =>
  written === null ? otherwise : (parseColour(written) ?? otherwise);

/** Toward white, since nothing darker can be read on a dark page; a grey stays one. */
const lighten = (colour: Oklch, backgrounds: readonly Oklch[]): Oklch =>
  ensureContrast(shade(colour, Math.max(colour.l, 0.6)), backgrounds, readable);

/**
 * Derives a dealer's colours for dark pages, as `createPalette` does for light ones. A colour of light pages that is
 * lighter here is no correction: the dealer wrote it for those. One that was written for dark pages and changed, is.
 */
export function createDarkPalette(
  light: WrittenColours,
  dark: { [Name in keyof WrittenColours]: string | null },
): Palette {
  const corrections: Correction[] = [];
  const tell = (setting: Correction['setting'], asked: Oklch, fixed: Oklch, reason: string): Oklch => {
    const from = dark[setting];
    const to = formatColour(fixed);
    if (from && formatColour(asked) !== to) corrections.push({ setting, from, to, reason });
    return fixed;
  };

  const wanted = parseOr(dark.brand ?? light.brand, ink);
  const tint = shade(wanted, 0.3, 0.04);
  const brand = tell(
    'brand',
    wanted,
    ensureContrast(wanted, [...grounds, tint], readable).l === wanted.l
      ? wanted
      : lighten(wanted, [...grounds, tint]),
    'it is too dark to be read on a dark page',
  );
  const onBrand = textOn(brand);
  const hover = ensureContrast(shade(brand, brand.l + 0.05), [onBrand], readable);

  const wantedAccent = parseOr(dark.accent ?? light.accent, brand);
  const onAccent = textOn(wantedAccent);
  const accent = tell(
    'accent',
    wantedAccent,
    ensureContrast(wantedAccent, [onAccent], readable),
    'text on it cannot be read',
  );

  const wantedDark = parseOr(dark.surfaceDark ?? light.surfaceDark, shade(wanted, 0.27, 0.035));
  const onDark: Oklch = { ...white, l: 0.97, c: 0.003, h: wantedDark.h ?? 0 };
  const surfaceDark = tell(
    'surfaceDark',
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
      '--focus': formatColour(brand),
      '--surface-dark': formatColour(surfaceDark),
      '--on-dark': formatColour(onDark),
    },
    corrections,
  };
}
