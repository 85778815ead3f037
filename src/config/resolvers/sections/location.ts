import type { WrittenSection } from '#domain/page/section.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { Path } from '../../load/path.ts';
import type { SectionContext } from './section-context.ts';

/** A section about one location, with the slug of that location; the first one where none is named. */
export function answerLocation<Written extends Extract<WrittenSection, { name: 'location' | 'hours' }>>(
  section: Written,
  { locations, fail }: SectionContext,
  at: Path,
): (Written & { location: string }) | string {
  const primary = locations.find((one) => one.primary) ?? locations[0];
  const chosen =
    section.location === undefined ? primary : locations.find(({ slug }) => slug === section.location);
  if (!chosen) {
    const slugs = locations.map(({ slug }) => slug);
    if (section.location !== undefined)
      fail(
        [...at, 'location'],
        `expected a location, found "${section.location}", which this dealer does not have.${suggestNearest(section.location, slugs)}\nLocations: ${slugs.join(', ')}.`,
      );
    return 'no location';
  }
  if (section.name === 'hours' && !chosen.departments.some(({ hours }) => hours.length > 0))
    return 'no opening hours';
  return { ...section, location: chosen.slug };
}
