import { createIssue } from '../check/issues.ts';
import type { Library } from './library.ts';
import { loadDealer } from './load-dealer.ts';
import type { KnownNames } from './references.ts';

/** What went wrong, in the words of whoever threw it; a stack that ran out says so in words of ours. */
function describe(error: unknown): string {
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return 'it is nested too deep, or a text in it is too long.';
  return error instanceof Error ? error.message : String(error);
}

/**
 * `loadDealer`, whatever goes wrong: what nobody foresaw in one dealer's file is that dealer's error, with the file as its
 * place, and the others load.
 */
export function loadSafely(library: Library, slug: string, known: KnownNames): ReturnType<typeof loadDealer> {
  try {
    return loadDealer(library, slug, known);
  } catch (error) {
    const message =
      `This dealer could not be checked: ${describe(error)}\n` +
      'Undo the last change to this file, or to a layer that it uses, and add it again in small steps.';
    return { dealer: null, issues: [createIssue(slug, `${library.directory}/${slug}.yaml`, { message })] };
  }
}
