import path from 'node:path';
import pc from 'picocolors';
import type { BuildEnd, FinishedSite } from '../build/report/report.ts';
import { createFailureLines } from './failure-lines.ts';
import { runBuild, type BuildRequest } from './run-build.ts';

export interface ToldBuildOptions extends Omit<BuildRequest, 'dealers' | 'finished' | 'quiet'> {
  /** Says where a finished site is. */
  tellSite: (site: FinishedSite) => Promise<void>;
  /** Whether a site is served now. */
  isAnyServed: () => boolean;
  /** Says what failed. */
  say: (text: string) => void;
}

/**
 * Builds dealers, all that are asked for when none is named, and says of each site where it is, or why it could not be built. A
 * quiet build says nothing of sites that did not change.
 */
export function createToldBuild({
  tellSite,
  isAnyServed,
  say,
  ...request
}: ToldBuildOptions): (dealers: readonly string[], quiet: boolean) => Promise<BuildEnd> {
  const failures = createFailureLines(path.join(request.out, 'report.html'), say);
  return async (dealers, quiet) => {
    const told: Promise<void>[] = [];
    const result = await runBuild({
      ...request,
      ...{ dealers, quiet },
      finished: (site) => {
        failures.note(site, !quiet);
        // The reason names the file.
        if (!site.template) return;
        if (!quiet || site.status !== 'unchanged') told.push(tellSite(site));
      },
    });
    await Promise.all(told);
    failures.tell();
    if (result.code !== 0 && !request.signal.aborted)
      say(
        pc.yellow(
          isAnyServed()
            ? 'Not everything was built; what was built before is served.'
            : 'Nothing was built yet.',
        ),
      );
    return result;
  };
}
