import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findLastSite, type Published, type PublishedSite } from '#config/load/published.ts';
import type { TargetReport } from '../report/report.ts';

/**
 * Milliseconds for which an address stays that of a dealer who is not published there any more. They are counted to the last
 * build, not to this one: builds may pause for months, and a clock may be wrong for a night.
 */
const memory = 90 * 86_400_000;

const instant = v.pipe(v.string(), v.isoTimestamp());
const site = v.object({
  ...{ slug: v.string(), url: v.string(), since: instant, seen: instant },
  vehicles: v.nullable(v.number()),
});
const report = v.object({ sites: v.array(site) });

function readSites(file: string, warn: (text: string) => void): PublishedSite[] {
  try {
    return v.parse(report, JSON.parse(readFileSync(file, 'utf8'))).sites;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    warn(
      `${file} is no report of a build (${reason}), so this build does not know where its dealers were published. ` +
        'Name the report.json of an earlier build.',
    );
    return [];
  }
}

/** An address is the same in whatever capitals. */
const keyOf = ({ slug, url }: Pick<PublishedSite, 'slug' | 'url'>): string =>
  JSON.stringify([slug, url.toLowerCase()]);

/**
 * What reports of former builds, such as one of each shard, say of where dealers were published; of each what was seen last. A
 * build works without a file that is no report: `warn` is told of it.
 */
export function readPublished(
  reports: readonly string[],
  warn: (text: string) => void = console.error,
): PublishedSite[] {
  const sites = new Map<string, PublishedSite>();
  for (const one of reports.flatMap((file) => readSites(file, warn))) {
    const known = sites.get(keyOf(one));
    if (!known || known.seen < one.seen) sites.set(keyOf(one), one);
  }
  return [...sites.values()];
}

/**
 * What the next build has to know of this one and of those before it: also of dealers that other machines build, that failed, that
 * have moved or have no file tonight. Whoever was at an address first keeps it.
 *
 * @param now ISO time
 */
export function notePublished(
  former: Published,
  targets: readonly Pick<TargetReport, 'slug' | 'url' | 'status' | 'vehicles'>[],
  now: string,
): PublishedSite[] {
  const last = Math.max(...former.map(({ seen }) => Math.min(Date.parse(seen), Date.parse(now))));
  const sites = new Map(
    former.filter(({ seen }) => last - Date.parse(seen) < memory).map((one) => [keyOf(one), one]),
  );
  for (const { slug, url, status, vehicles } of targets) {
    const isThere = status !== 'failed' && url !== null;
    const known = isThere ? sites.get(keyOf({ slug, url })) : findLastSite(former, slug);
    const next = isThere ? { slug, url, vehicles, since: known?.since ?? now } : known;
    // What was seen later than now was seen by a clock that is ahead, or this one is behind.
    const seen = known && known.seen > now ? known.seen : now;
    if (next) sites.set(keyOf(next), { ...next, seen });
  }
  return [...sites.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Takes those out whose site goes with the file that they do not have any more. */
export const withoutGone = (published: Published, slugs: readonly string[]): Published =>
  published.filter(({ slug }) => slugs.includes(slug));
