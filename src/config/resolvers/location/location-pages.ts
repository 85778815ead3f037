import type { LocationPage } from '#domain/location/location-page.ts';
import { checkForms } from '../form-sections.ts';
import { findSlug } from '../locations.ts';
import { resolveSections } from '../sections/page-sections.ts';
import type { SectionContext } from '../sections/section-context.ts';

/** What visible locations say on their pages, by slug; those that say nothing of their own are left out. */
export function resolveLocationPages(context: Omit<SectionContext, 'at'>): Record<string, LocationPage> {
  const { settings, locations } = context;
  const pages: Record<string, LocationPage> = {};
  for (const [index, written] of settings.locations.entries()) {
    const slug = findSlug(written);
    const { text, images, gettingThere, sections } = written;
    const saysNothing = !text && !images?.length && !gettingThere && !sections?.length;
    if (saysNothing || !locations.some((location) => location.slug === slug)) continue;
    const at = ['locations', index, 'sections'];
    checkForms(sections ?? [], {
      ...{ settings, locations },
      fail: (path, message) => context.fail([...at, ...path], message),
      warn: (path, message) => context.warn([...at, ...path], message),
    });
    pages[slug] = {
      text: (text ?? '')
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter(Boolean),
      images: images ?? [],
      gettingThere: gettingThere ?? null,
      sections: resolveSections(sections ?? [], { ...context, at }),
    };
  }
  return pages;
}
