import { createIssue } from './issues.ts';
import type { LoadedDealer } from '../load/load-dealer.ts';

const likelyCause =
  'A text in it, or in its folder, is too long or too crowded, or its pictures are too many or too large.';

/** Why files of a dealer are not read to their end, as a part of a sentence about the dealer. */
export const readingEnds = {
  memory: `it takes more memory than there is for one dealer. ${likelyCause}`,
  time: `it takes more than a minute to read. ${likelyCause}`,
  mistake: 'reading it ended by a mistake of Forecourt, which is printed above.',
};

/** What is told of a dealer whose reading did not come to its end, and what to do. */
export const explainBrokenOff = (slug: string, directory: string, reason: string): LoadedDealer => ({
  dealer: null,
  issues: [
    createIssue(slug, `${directory}/${slug}.yaml`, {
      message:
        `This dealer could not be checked: ${reason}\n` +
        'Undo the last change to this file, or to a layer that it uses, and add it again in small steps.',
    }),
  ],
});
