import type { Library } from '../load/library.ts';
import { runWithin } from '../load/within.ts';
import { resolveDealership } from '../resolvers/locations.ts';
import type { Settings } from '../schema.ts';
import type { Layered } from './guard-index.ts';

/** Milliseconds for the file of another dealer. */
const longestReading = 10_000;

/**
 * Whether the file of a dealer says that another one's site may have locations that it runs. Also true where that file cannot be
 * read: the mistakes of one dealer leave no other one out.
 */
function agrees(library: Library, runner: string, slug: string): boolean {
  try {
    const read = runWithin(longestReading, () => library.yaml(`${runner}.yaml`));
    if (!read || read.problems.length > 0) return true;
    const { sharedWith } = read.value;
    return Array.isArray(sharedWith) && sharedWith.includes(slug);
  } catch {
    return true;
  }
}

/**
 * At a location that another dealership runs, times are booked by the rules of the file that names it. Who writes the file of one
 * dealer opens the calendar of another one only where that one's file says so.
 */
export function guardDealerships(
  { locations }: Settings,
  { layers, layerOf, slug, fail, library }: Layered & { library: Library },
): void {
  for (const [at, location] of locations.entries()) {
    const runner = resolveDealership(location)?.slug;
    const path = ['locations', at, 'dealership'];
    if (runner === undefined || runner === slug || layerOf(path) !== layers.at(-1)) continue;
    if (agrees(library, runner, slug)) continue;
    fail(
      path,
      `expected a dealership without a website here, or one that agrees to it, found ${runner}: what is booked here would go by ` +
        `the calendar of this file\nWrite sharedWith: [${slug}] into the file of ${runner}, or let dealers/_defaults.yaml or the file of a group name the locations.`,
    );
  }
}
