import type { Location } from '#domain/location/location.ts';
import { suggestNearest } from '../../check/nearest.ts';

/** What to do about the name of a location that there is not. */
export function explainLocation(kind: string, name: string, locations: readonly Location[]): string {
  const slugs = locations.map(({ slug }) => slug);
  return `there is no ${kind} ${name}.${suggestNearest(name, slugs)}\nLocations: ${slugs.join(', ')}.`;
}
