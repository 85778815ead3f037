import type { Oklch } from 'culori';
import { contrast, ensureContrast, formatColour, ink, parseColour, white } from './colour.ts';

/** WCAG 2 AA for text. */
export const readable = 4.5;

export interface WrittenColours {
  brand: string | null;
  accent: string | null;
  surfaceDark: string | null;
}

export interface Correction {
  setting: keyof WrittenColours;
  from: string;
  to: string;
  reason: string;
}

export interface Palette {
  colours: Record<string, string>;
  corrections: Correction[];
}

/** Takes a colour that was moved so that it can be read, and notes it where the dealer wrote another. */
export type Correct = (setting: Correction['setting'], wanted: Oklch, fixed: Oklch, reason: string) => Oklch;

/** White or near-black, whichever reads better on a colour. */
export const textOn = (background: Oklch): Oklch =>
  contrast(white, background) >= readable || contrast(white, background) >= contrast(ink, background)
    ? white
    : ink;

/** A written colour; `otherwise` where none is written, or one that is no colour. */
export const parseOr = (written: string | null, otherwise: Oklch): Oklch =>
  written === null ? otherwise : (parseColour(written) ?? otherwise);

/** Collects what is changed of the colours that a dealer wrote. */
export function collectCorrections(written: WrittenColours): { corrections: Correction[]; correct: Correct } {
  const corrections: Correction[] = [];
  return {
    corrections,
    correct: (setting, wanted, fixed, reason) => {
      const from = written[setting];
      const to = formatColour(fixed);
      if (from && formatColour(wanted) !== to) corrections.push({ setting, from, to, reason });
      return fixed;
    },
  };
}

/** Adds to the colours of the brand those that follow alike on light and on dark pages: accent, dark surfaces, texts. */
export function finishPalette(
  brand: { plain: Oklch; hover: Oklch; tint: Oklch; on: Oklch; focus: Oklch },
  wanted: { accent: Oklch; surfaceDark: Oklch },
  correct: Correct,
): Record<string, string> {
  const onAccent = textOn(wanted.accent);
  const accent = correct(
    'accent',
    wanted.accent,
    ensureContrast(wanted.accent, [onAccent], readable),
    'text on it cannot be read',
  );
  const onDark: Oklch = { ...white, l: 0.97, c: 0.003, h: wanted.surfaceDark.h ?? 0 };
  const surfaceDark = correct(
    'surfaceDark',
    wanted.surfaceDark,
    ensureContrast(wanted.surfaceDark, [onDark], 7),
    'light text on it cannot be read',
  );
  const colours = {
    '--brand': brand.plain,
    '--brand-hover': brand.hover,
    '--brand-tint': brand.tint,
    '--on-brand': brand.on,
    '--accent': accent,
    '--on-accent': onAccent,
    '--focus': brand.focus,
    '--surface-dark': surfaceDark,
    '--on-dark': onDark,
  };
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, formatColour(colour)]));
}
