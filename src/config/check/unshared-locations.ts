import { join } from 'node:path';
import type { Dealer } from '../dealer.ts';
import { createIssue, type Issue } from './issues.ts';

/** Locations that another dealer of this folder runs whose file does not agree: nobody books there by this file's calendar. */
export const findUnsharedLocations = (directory: string, dealers: readonly Dealer[]): Issue[] =>
  dealers.flatMap(({ site: { slug, locations } }) =>
    locations.flatMap(({ name, dealership }) => {
      const runner = dealers.find(({ site }) => site.slug !== slug && site.slug === dealership?.slug);
      if (!runner || runner.build.sharedWith.includes(slug)) return [];
      const message =
        `found ${name}, which ${runner.site.slug} runs and does not share: no times are booked there by the calendar of this file\n` +
        `Write sharedWith: [${slug}] into the file of ${runner.site.slug}.`;
      return createIssue(slug, join(directory, `${slug}.yaml`), {
        severity: 'warning',
        path: 'locations',
        message,
      });
    }),
  );
