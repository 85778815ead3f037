import type { OpenGraphRules } from '#domain/page/open-graph-rules.ts';
import { createPalette } from '../theme/palette.ts';
import type { ResolveContext } from './context.ts';

/** How pictures for shared links look: in the dealer's own colours, corrected like those of its pages. */
export function resolveOpenGraph({ settings }: ResolveContext): OpenGraphRules | null {
  if (settings.openGraphImages === false) return null;
  const { colours } = createPalette(settings.theme);
  const colour = (name: string): string => colours[name] ?? '#000000';
  return {
    ...settings.openGraphImages,
    colours: {
      surface: colour('--surface-dark'),
      onSurface: colour('--on-dark'),
      brand: colour('--brand'),
      onBrand: colour('--on-brand'),
    },
  };
}
