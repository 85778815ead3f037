import { pattern, choice, feature, group, maybe, text } from './values.ts';
import { linkKind } from './location/addresses.ts';
import { parseColour } from '../theme/colour.ts';
import * as v from 'valibot';

const colour = (description: string) => {
  const expected = 'a CSS colour, such as "#eb0a1e", navy or oklch(0.55 0.2 25)';
  return v.pipe(
    text(description, expected),
    v.check((value) => parseColour(value) !== null, expected),
  );
};

/** The name of a font in a style; one that begins with a quote ends with the same. */
const fontName = String.raw`(?:"[\w ,'-]+"|'[\w ,"-]+'|[\w-]+(?: +[\w-]+)*)`;
const fontList = new RegExp(`^ *${fontName} *(?:, *${fontName} *)*$`);

const font = (description: string) =>
  pattern(description, fontList, 'a list of font names, such as "Inter, system-ui, sans-serif"');

/** The address of a typeface; whether the file is there is asked of it as of a document. */
const fontFile = (description: string) =>
  v.pipe(
    pattern(
      description,
      /^\/(?![/\\])[\w./-]+\.woff2$/,
      "the path of a WOFF2 file in the dealer's folder, such as /outfit.woff2",
    ),
    v.metadata({ kind: linkKind }),
  );

/** The dealer's design tokens; everything else is derived from them. */
export const theme = group('Colours, type, corners and spacing.', {
  brand: colour(
    'Main colour, any CSS colour. Hover, tint, text on it and focus are derived; contrast is checked.',
  ),
  accent: maybe(colour('Second colour for highlights. Default: derived from the main colour.')),
  surfaceDark: maybe(
    colour('Dark areas such as a dark header or the footer. Default: derived from the main colour.'),
  ),
  font: maybe(font('Fonts of running text, first available one wins. Default: those of the look.')),
  fontFile: maybe(
    fontFile(
      "Typeface of all text: a WOFF2 file in the dealer's folder. Where it has not come in time, `font` is shown.",
    ),
  ),
  fontDisplay: maybe(font('Fonts of headings. Default: those of the running text, or of the look.')),
  radius: maybe(choice('Corners. Default: as the look has it.', ['sharp', 'soft', 'round'])),
  density: maybe(
    choice('How much fits on a screen. Default: as the look has it.', ['compact', 'comfortable', 'spacious']),
  ),
  textSize: choice('Size of all type.', ['small', 'normal', 'large']),
  dark: feature(
    'Dark pages for visitors whose device asks for them: {} derives their colours; or colours of their own.',
    {
      brand: maybe(
        colour('Main colour on dark pages. Default: the main colour, made lighter as far as needed.'),
      ),
      accent: maybe(colour('Second colour on dark pages. Default: that of light pages.')),
      surfaceDark: maybe(
        colour('Dark header, footer and bands on dark pages. Default: that of light pages.'),
      ),
    },
  ),
});
