import type { Location } from '#domain/location/location.ts';
import type { Review } from '#domain/review/review.ts';
import { suggestNearest } from '../check/nearest.ts';
import type { Path } from '../load/path.ts';
import type { SiteFiles } from '../load/site-files.ts';
import type { Tell } from '../pages/read-page.ts';
import type { WrittenReview } from '../schemas/review/review-file.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** What the file of a dealer's reviews is read with. */
export interface ReviewReading {
  /** The dealer's layers, its own file last. */
  yamlFiles: readonly YamlFile[];
  files: SiteFiles;
  locations: readonly Location[];
  /** Today by the clock of the dealer, 'YYYY-MM-DD'. */
  today: string;
  tell: Tell;
}

/** One review, or null where it is about a location that this dealer does not have, which is told. */
export type Place = (written: WrittenReview, fail: (path: Path, message: string) => void) => Review | null;

/** @param isShared whether the file is of several dealers, which have other locations */
export function createPlace(locations: readonly Location[], isShared: boolean): Place {
  // An export names one location hundreds of times.
  const told = new Set<string>();
  return ({ location: name, ...written }, fail) => {
    const location = locations.find(({ slug, id }) => name === slug || name === id);
    // What is said of a dealer with one location is said of that location.
    const only = locations.length === 1 ? locations[0] : undefined;
    if (name === null || location) return { ...written, locationId: (location ?? only)?.id ?? null };
    const slugs = locations.map(({ slug }) => slug);
    if (!isShared && !told.has(name))
      fail(
        ['location'],
        `expected a location, found "${name}", which this dealer does not have.${suggestNearest(name, slugs)}\nLocations: ${slugs.join(', ')}. Correct it in every review: each name is told once.`,
      );
    told.add(name);
    return null;
  };
}
