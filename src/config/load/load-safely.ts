import { explainBrokenOff, readingEnds } from '../check/broken-off.ts';
import { createIssue, limitIssues } from '../check/issues.ts';
import type { Library } from './library.ts';
import { loadDealer, type LoadedDealer } from './load-dealer.ts';
import type { KnownNames } from './references.ts';
import { findRefused } from '../check/rights.ts';
import { findUnfitFolder } from './unfit-file.ts';
import { OutOfTime, runWithin, UnfinishedReading } from './within.ts';

/** Milliseconds for each of the two steps of a dealer; those of one with a thousand pages take ten seconds on a busy machine. */
const longestStep = 60_000;

/** Characters of a dealer as a text: what its pages share is written for each of them where it is compared or fingerprinted. */
const mostWritten = 60_000_000;
const tooMuch =
  'its pages say more than 60 million characters together. Sections of many pages repeat something long, such as the team.';

/** The message of an error; a stack overflow and an end without a result get words of ours. */
function describe(error: unknown): string {
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return 'it is nested too deep, or a text in it is too long.';
  if (error instanceof RangeError && /string length/i.test(error.message)) return tooMuch;
  if (error instanceof OutOfTime && !(error instanceof UnfinishedReading)) return readingEnds.time;
  return error instanceof Error ? error.message : String(error);
}

/**
 * A dealer with its problems, whatever goes wrong. An unforeseen error, and a text that is read without an end, become an issue
 * of that dealer's file, and the others load.
 *
 * @param longest milliseconds that a step may take
 */
export async function loadSafely(
  library: Library,
  slug: string,
  known: KnownNames,
  now: number,
  longest = longestStep,
): Promise<LoadedDealer> {
  try {
    const unfit = findUnfitFolder(library.folder(slug));
    if (unfit !== null) return { dealer: null, issues: [createIssue(slug, unfit.folder, unfit)] };
    const loading = loadDealer(library, slug, known, now);
    let step = runWithin(longest, () => loading.next());
    while (step.done !== true) {
      const files = await step.value;
      step = runWithin(longest, () => loading.next(files));
    }
    const { dealer, issues } = step.value;
    if (JSON.stringify(dealer).length > mostWritten)
      return explainBrokenOff(slug, library.directory, tooMuch);
    return { dealer, issues: limitIssues(slug, issues) };
  } catch (error) {
    const refused = findRefused(error);
    if (refused !== null) return { dealer: null, issues: [createIssue(slug, refused.file, refused)] };
    const brokenOff = explainBrokenOff(slug, library.directory, describe(error));
    return error instanceof UnfinishedReading ? { ...brokenOff, isUnfinished: true } : brokenOff;
  }
}
