import type { LocationGroup, SectionOf, WrittenSection } from '#domain/page/section.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { LocationType } from '#domain/location/location.ts';
import type { Path } from '../../load/path.ts';
import type { SectionContext } from './section-context.ts';

/** Tells a section that it names a location which this dealer does not have. */
function failUnknownLocation(
  slug: string,
  { locations, fail }: Pick<SectionContext, 'locations' | 'fail'>,
  at: Path,
): void {
  const slugs = locations.map((location) => location.slug);
  fail(
    [...at, 'location'],
    `expected a location, found "${slug}", which this dealer does not have.${suggestNearest(slug, slugs)}\nLocations: ${slugs.join(', ')}.`,
  );
}

/** Whether this dealer has the location that a section names, if it names one; another is told. */
export function expectLocation(
  { location: slug }: { location?: string | undefined },
  context: Pick<SectionContext, 'locations' | 'fail'>,
  at: Path,
): boolean {
  const isSound = slug === undefined || context.locations.some((location) => location.slug === slug);
  if (!isSound) failUnknownLocation(slug, context, at);
  return isSound;
}

/** A section about one location, with the slug of that location; the first one where none is named. */
export function answerLocation<Written extends Extract<WrittenSection, { name: 'location' | 'hours' }>>(
  section: Written,
  { locations, fail }: SectionContext,
  at: Path,
): (Written & { location: string }) | string | null {
  const primary = locations.find((one) => one.primary) ?? locations[0];
  const chosen =
    section.location === undefined ? primary : locations.find(({ slug }) => slug === section.location);
  if (!chosen) {
    if (section.location === undefined) return 'no location';
    failUnknownLocation(section.location, { locations, fail }, at);
    return null;
  }
  if (section.name === 'hours' && !chosen.departments.some(({ hours }) => hours.length > 0))
    return 'no opening hours';
  return { ...section, location: chosen.slug };
}

const order = ['sales', 'service', 'parts'] as const;

/**
 * The section of all locations, or of those with one of some departments. With tabs they stand in a group for each
 * department, the one that the dealer names first in front (LOC-03, LOC-07).
 */
export function answerLocations(
  { types, tabs = false, ...section }: Extract<WrittenSection, { name: 'locations' }>,
  { locations }: Pick<SectionContext, 'locations'>,
): SectionOf<'locations'> | string {
  const having = (type: LocationType): string[] =>
    locations
      .filter(({ departments }) => departments.some((department) => department.type === type))
      .map(({ slug }) => slug);
  const wanted = types ?? order;
  const groups = wanted
    .map((department): LocationGroup => ({ department, locations: having(department) }))
    .filter((group) => group.locations.length > 0);
  if (groups.length === 0) return `no location with ${wanted.join(' or ')}`;
  if (tabs && groups.length > 1) return { ...section, groups };
  const [only] = groups;
  const shown = locations.filter(
    ({ slug }) => !types || groups.some((group) => group.locations.includes(slug)),
  );
  const department = types && groups.length === 1 ? (only?.department ?? null) : null;
  return { ...section, groups: [{ department, locations: shown.map(({ slug }) => slug) }] };
}
