import type * as v from 'valibot';
import { createBrandPath, type Brand } from '#domain/brand/brand.ts';
import { slugify } from '#domain/site/slug.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { brand } from '../../schemas/brand.ts';
import type { Settings } from '../../schema.ts';
import type { ResolveContext } from '../context.ts';

/** A brand file's `brand:` part with its slugs filled in, and the dealer's own words in the place of its (DATA-06, BRND-02). */
export function resolveBrand(
  written: v.InferOutput<typeof brand>,
  { brandTexts, brandAddress }: Pick<Settings, 'brandTexts' | 'brandAddress'>,
): Brand {
  const slug = slugify(written.name);
  const own = brandTexts[slug];
  return {
    ...written,
    slug,
    path: written.overviewUrl ?? createBrandPath(slug, brandAddress),
    paragraphs: own?.paragraphs ?? written.paragraphs,
    banner: own?.banner ?? written.banner,
    offersText: own?.offers ?? null,
    kind: written.kind ?? 'car',
    models: written.models.map((model) => ({ ...model, slug: model.slug ?? slugify(model.name) })),
  };
}

/** Whether all brands of the dealer are known: what is wrong with one is told by itself, and nothing that follows from it. */
export const areBrandsWhole = ({ settings, brands }: Pick<ResolveContext, 'settings' | 'brands'>): boolean =>
  brands.length >= (settings.brands ?? (settings.make ? [settings.make] : [])).length;

/** Reports own words about makes that the dealer does not represent. */
export function checkBrandTexts({ settings, brands, fail }: ResolveContext): void {
  if (!areBrandsWhole({ settings, brands })) return;
  const slugs = brands.map(({ slug }) => slug);
  for (const name of Object.keys(settings.brandTexts))
    if (!slugs.includes(name))
      fail(
        ['brandTexts', name],
        `expected a make that this dealer represents, found ${name}.${suggestNearest(name, slugs) || ` There are: ${slugs.join(', ') || 'none'}.`}\nName it in brands, or take the words out.`,
        'key',
      );
}
