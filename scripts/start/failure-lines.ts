import pc from 'picocolors';
import type { FinishedSite } from '../build/report/report.ts';

/** What a build after a save says of sites that failed. */
export interface FailureLines {
  /** Notes what became of a site; `isTold` where the build itself printed the reason. */
  note: (site: FinishedSite, isTold: boolean) => void;
  /** Says why sites failed since the last call: dealer, template and reason, unless the same was said before; and the report. */
  tell: () => void;
}

const nameSite = ({ slug, template }: FinishedSite): string => [slug, template].filter(Boolean).join(' ');

/**
 * The reasons of sites that could not be built, each once while it stays the same.
 *
 * @param report where the report of a build is
 */
export function createFailureLines(report: string, say: (text: string) => void): FailureLines {
  const said = new Map<string, string>();
  const waiting = new Map<string, string>();
  let failed = false;
  return {
    note(site, isTold) {
      const name = nameSite(site);
      waiting.delete(name);
      if (site.status !== 'failed') {
        said.delete(name);
        // Of a dealer whose file could not be used, no template was known.
        said.delete(site.slug);
        return;
      }
      const reason = site.error ?? 'The reason is not known.';
      failed ||= !isTold;
      if (!isTold && said.get(name) !== reason) waiting.set(name, reason);
      said.set(name, reason);
    },
    tell() {
      if (!failed) return;
      failed = false;
      for (const [name, reason] of waiting) {
        const lines = reason.split('\n').map((line) => `    ${line}`);
        say(pc.red([`✘ ${name} could not be built:`, ...lines].join('\n')));
      }
      say(waiting.size > 0 ? `  Report: ${report}` : `  The reasons are as before. Report: ${report}`);
      waiting.clear();
    },
  };
}
