import { darkMedia } from '#domain/site/dark-grounds.ts';
import type { Site } from '#domain/site/site.ts';
import type { ResolveContext } from './resolvers/context.ts';
import type { Settings } from './schema.ts';
import { createDarkPalette } from './theme/dark-palette.ts';
import { createPalette } from './theme/palette.ts';

const corners = { sharp: [2, 4], soft: [8, 16], round: [14, 26] } as const;
const spacing = { compact: [0.82, 0.88], comfortable: [1, 1], spacious: [1.15, 1.05] } as const;
const typeSteps = [0.78125, 0.875, 1, 1.25] as const;
const textSizes = { small: 0.94, normal: 1, large: 1.08 } as const;

/** Tells the marketer which colours were corrected for contrast. */
export function checkTheme(theme: Settings['theme'], { warn }: Pick<ResolveContext, 'warn'>): void {
  for (const { setting, from, to, reason } of createPalette(theme).corrections)
    warn(['theme', setting], `${from} was changed to ${to}, because ${reason}`);
  if (!theme.dark) return;
  for (const { setting, from, to, reason } of createDarkPalette(theme, theme.dark).corrections)
    warn(['theme', 'dark', setting], `${from} was changed to ${to}, because ${reason}`);
}

const formatRule = (properties: Record<string, string>): string =>
  `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Colours of dark pages. The browser draws its own controls, and the page before its styles came, dark as well. */
function formatDark(theme: Site['theme']): string {
  if (!theme.dark) return '';
  const { colours } = createDarkPalette(theme, theme.dark);
  return `@media ${darkMedia}{${formatRule({ 'color-scheme': 'dark', ...colours })}}`;
}

/** How large the boxes of partners are: the policy allows no style in an element. */
const formatSizes = (partners: Site['partners']): string =>
  partners
    .flatMap(({ name, size }) =>
      size
        ? `[data-partner-name="${name}"]{--partner-width:${size.width}px;--partner-height:${size.height}px}`
        : [],
    )
    .join('');

/** Name of the dealer's typeface in styles. */
const ownFamily = 'Own';

/** A file may hold one weight or all of them. Text never jumps from one face to another. */
const formatTypeface = (file: string | null): string =>
  file === null
    ? ''
    : `@font-face{font-family:${ownFamily};font-display:optional;font-weight:100 900;src:url(${file}) format("woff2")}`;

/**
 * The dealer's CSS custom properties in one `:root` rule, those of dark pages where it has them, its typeface, and the sizes of its
 * partners. The others keep the values of the template.
 */
export function createTheme({ theme, partners }: Pick<Site, 'theme' | 'partners'>): string {
  const size = textSizes[theme.textSize];
  const properties: Record<string, string> = createPalette(theme).colours;
  if (theme.radius) {
    const [small, large] = corners[theme.radius];
    Object.assign(properties, { '--radius': `${small}px`, '--radius-large': `${large}px` });
    // Radii of a look follow too, because square boxes beside round pictures look like a mistake.
    for (const name of ['--card-radius', '--gallery-radius']) properties[name] = 'var(--radius-large)';
    // Pills have no place among sharp corners.
    if (theme.radius === 'sharp') properties['--radius-full'] = 'var(--radius)';
  }
  if (theme.density) {
    const [spaceScale, density] = spacing[theme.density];
    Object.assign(properties, { '--space-scale': String(spaceScale), '--density': String(density) });
  }
  const font = theme.fontFile ? `${ownFamily}, ${theme.font ?? 'ui-sans-serif, sans-serif'}` : theme.font;
  const fontDisplay = theme.fontDisplay ?? (font ? 'var(--font)' : null);
  if (font) properties['--font'] = font;
  if (fontDisplay) properties['--font-display'] = fontDisplay;
  // The gaps between words of a look are those that its own typeface needs.
  if (font) properties['--word-gap'] = 'normal';
  if (fontDisplay) properties['--word-gap-display'] = 'normal';
  if (size !== 1)
    for (const [index, step] of typeSteps.entries())
      properties[`--text-${index + 1}`] = `${Number((step * size).toFixed(4))}rem`;
  return `${formatTypeface(theme.fontFile)}${formatRule(properties)}${formatDark(theme)}${formatSizes(partners)}`;
}
