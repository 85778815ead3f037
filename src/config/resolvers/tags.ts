import type { TagRules } from '#domain/tags.ts';
import type { ResolveContext } from './context.ts';

/** Rules of tags; a programme for certified vehicles certifies its make without further words (VDP-21). */
export function resolveTags({ settings, fail }: ResolveContext): TagRules {
  const { tags, certified } = settings;
  const seen = new Set<string>();
  for (const [index, { make }] of certified.entries()) {
    if (seen.has(make.toLowerCase()))
      fail(['certified', index, 'make'], `there is a programme for ${make} already; a make has one.`);
    seen.add(make.toLowerCase());
  }
  return {
    ...tags,
    certifiedUsedMakes: [...new Set([...tags.certifiedUsedMakes, ...certified.map(({ make }) => make)])],
    certifiedTags: certified.map(({ make, label, image }) => ({ make, label, image })),
  };
}
