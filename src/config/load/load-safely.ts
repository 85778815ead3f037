import { createIssue } from '../check/issues.ts';
import type { Library } from './library.ts';
import { loadDealer } from './load-dealer.ts';
import type { KnownNames } from './references.ts';

/** The message of an error; a stack overflow gets words of ours. */
function describe(error: unknown): string {
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return 'it is nested too deep, or a text in it is too long.';
  return error instanceof Error ? error.message : String(error);
}

/** `loadDealer` that never throws. An unforeseen error becomes an issue of that dealer's file, and the others load. */
export async function loadSafely(
  library: Library,
  slug: string,
  known: KnownNames,
  now: number,
): ReturnType<typeof loadDealer> {
  try {
    return await loadDealer(library, slug, known, now);
  } catch (error) {
    const message =
      `This dealer could not be checked: ${describe(error)}\n` +
      'Undo the last change to this file, or to a layer that it uses, and add it again in small steps.';
    return { dealer: null, issues: [createIssue(slug, `${library.directory}/${slug}.yaml`, { message })] };
  }
}
