import { createIssue } from './issues.ts';
import type { LoadedDealer } from '../load/load-dealer.ts';

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
