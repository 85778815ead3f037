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

/** What the process that runs a build is told of each site at once. */
export type FinishedSite = Pick<TargetReport, 'slug' | 'template' | 'status'>;

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
  /** Sites of other shards, which this build took away: their machines publish them. */
  elsewhere: string[];
}

/** How many targets ended in each way. */
export function countStatuses(targets: readonly TargetReport[]): Record<TargetReport['status'], number> {
  const counts = { built: 0, unchanged: 0, failed: 0 };
  for (const { status } of targets) counts[status] += 1;
  return counts;
}
