import type { TagRules } from '#domain/vehicle/tags.ts';
import { slugify } from '#domain/site/slug.ts';
import { makesWithWordmark } from '#domain/brand/wordmarks.ts';
import { findNearest } from '../check/nearest.ts';
import type { ResolveContext } from './context.ts';

/** Rules of tags. A programme for certified vehicles also certifies its make (VDP-21). */
export function resolveTags({ settings, brands, fail, warn }: ResolveContext): TagRules {
  const { tags, certified } = settings;
  const seen = new Set<string>();
  const known = [...brands.map(({ name }) => name), ...makesWithWordmark];
  for (const [index, { make }] of certified.entries()) {
    if (seen.has(make.toLowerCase()))
      fail(['certified', index, 'make'], `there is a programme for ${make} already; a make has one.`);
    seen.add(make.toLowerCase());
    const near = known.some((name) => slugify(name) === slugify(make)) ? null : findNearest(make, known);
    if (near !== null)
      warn(
        ['certified', index, 'make'],
        `found ${make}, which is no make we know. Did you mean ${near}?\nThe programme shows only on vehicles whose make is written the same way.`,
      );
  }
  return {
    ...tags,
    certifiedUsedMakes: [...new Set([...tags.certifiedUsedMakes, ...certified.map(({ make }) => make)])],
    certifiedTags: certified.map(({ make, label, image }) => ({ make, label, image })),
  };
}
