import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatReportPage } from './report-page.ts';

/** What became of one target. */
export interface TargetReport {
  slug: string;
  template: string;
  status: 'built' | 'unchanged' | 'failed';
  pages: number;
  /** Of these, taken from the published site because nothing that they show changed. */
  kept: number;
  /** Of all files, uncompressed. */
  bytes: number;
  /** What this build spent on it. */
  seconds: number;
  /** What its last good build took, this one or a former; null when there was none. Balances shards. */
  buildSeconds: number | null;
  /** Why it failed, in words; null otherwise. The last good site is still published then. */
  error: string | null;
  /** Things to know about a site that was built all the same. */
  warnings: string[];
}

/** The report of a target that failed, or of what else is said of it. */
export const createTargetReport = (
  { slug, template }: Pick<TargetReport, 'slug' | 'template'>,
  rest: Partial<TargetReport>,
): TargetReport => ({
  slug,
  template,
  status: 'failed',
  pages: 0,
  kept: 0,
  bytes: 0,
  seconds: 0,
  buildSeconds: null,
  error: null,
  warnings: [],
  ...rest,
});

export interface BuildReport {
  /** ISO time. */
  startedAt: string;
  seconds: number;
  targets: TargetReport[];
  /** Sites (`<slug>/<template>`) that are still published although no dealer file asks for them. */
  leftover: string[];
  /** Such sites that this build took away, because it was asked to. */
  pruned: string[];
}

/** How many targets ended in each way. */
export function countStatuses(targets: readonly TargetReport[]): Record<TargetReport['status'], number> {
  const counts = { built: 0, unchanged: 0, failed: 0 };
  for (const { status } of targets) counts[status] += 1;
  return counts;
}

/** Writes `report.json` and `report.html` into the output folder, each whole or not at all. */
export function writeReport(out: string, report: BuildReport): void {
  mkdirSync(out, { recursive: true });
  const files = {
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'report.html': formatReportPage(report),
  };
  for (const [name, text] of Object.entries(files)) {
    const draft = path.join(out, `.${name}.${process.pid}`);
    writeFileSync(draft, text);
    renameSync(draft, path.join(out, name));
  }
}
