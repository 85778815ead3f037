import type { Dealer } from '#config/dealer.ts';
import type { PublishedSite } from '#config/load/published.ts';

/** What became of one target. */
export interface TargetReport {
  slug: string;
  template: string;
  /** Address of the site; null where the dealer file cannot be read. */
  url: string | null;
  status: 'built' | 'unchanged' | 'failed';
  pages: number;
  /** Pages among these that were taken unchanged from the published site. */
  kept: number;
  /** In its stock; null where it failed. */
  vehicles: number | null;
  /** Of all files, uncompressed. */
  bytes: number;
  /** What this build spent on it. */
  seconds: number;
  /** Why it failed, in words; null otherwise. The last good site is still published then. */
  error: string | null;
  /** Things to know about a site that was built all the same. */
  warnings: string[];
  /** Services of others in its pages, a line each. */
  partners: string[];
}

/** Message about each site to the process that runs the build. The template is empty for a dealer whose file cannot be used. */
export type FinishedSite = Pick<TargetReport, 'slug' | 'template' | 'status' | 'error'>;

/** Last message to the process that runs the build: it has its report, or another build holds the lock of that file. */
export type LastMessage = { ended: 'reported' } | { ended: 'locked'; lock: string };

/** How a build ended for the process that runs it: `lost` where it came neither to its report nor to a lock. */
export interface BuildEnd {
  ended: LastMessage['ended'] | 'lost';
  /** The lock that was in the way. */
  lock: string;
  /** What killed it; null otherwise. */
  signal: string | null;
  /** Slugs of dealers whose files could not be used. */
  unread: readonly string[];
}

/** The report of a target without a site. */
export const createTargetReport = (
  { slug, template, dealer }: Pick<TargetReport, 'slug' | 'template'> & { dealer?: Pick<Dealer, 'site'> },
  rest: Partial<TargetReport>,
): TargetReport => ({
  slug,
  template,
  url: dealer?.site.url ?? null,
  status: 'failed',
  pages: 0,
  kept: 0,
  vehicles: null,
  bytes: 0,
  seconds: 0,
  error: null,
  warnings: [],
  partners: [],
  ...rest,
});

export interface BuildReport {
  /** ISO time. */
  startedAt: string;
  seconds: number;
  targets: TargetReport[];
  /** Where dealers are published, also those of other builds: no file of another dealer takes such an address. */
  sites: PublishedSite[];
  /** Sites (`<slug>/<template>`) that are still published although no dealer file asks for them. */
  leftover: string[];
  /** Such sites that this build removed with --prune. */
  pruned: string[];
  /** Sites of other shards that this build removed, because other machines publish them. */
  elsewhere: string[];
}

/** How many targets ended in each way. */
export function countStatuses(targets: readonly TargetReport[]): Record<TargetReport['status'], number> {
  const counts = { built: 0, unchanged: 0, failed: 0 };
  for (const { status } of targets) counts[status] += 1;
  return counts;
}
