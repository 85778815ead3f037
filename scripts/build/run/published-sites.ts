import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Published, PublishedSite } from '#config/load/copied-settings.ts';
import type { TargetReport } from '../report/report.ts';

/** Milliseconds for which a dealer that has no file any more keeps its address: a file may be away for a night, or a month. */
const memory = 90 * 86_400_000;

const site = v.object({
  ...{ slug: v.string(), url: v.string(), since: v.string(), seen: v.string() },
  vehicles: v.nullable(v.number()),
});
const report = v.object({ sites: v.array(site) });

function readSites(file: string): PublishedSite[] {
  try {
    return v.parse(report, JSON.parse(readFileSync(file, 'utf8'))).sites;
  } catch {
    return [];
  }
}

/**
 * What reports of former builds, such as one of each shard, say of where dealers were published; of each what was seen last. A
 * file that is no report is ignored, because a build works without.
 */
export function readPublished(reports: readonly string[]): Published {
  const sites = new Map<string, PublishedSite>();
  for (const one of reports.flatMap(readSites)) {
    const known = sites.get(one.slug);
    if (!known || known.seen < one.seen) sites.set(one.slug, one);
  }
  return sites;
}

/**
 * What the next build has to know of this one and of those before it: also of dealers that other machines build, that failed, or
 * that have no file tonight. Whoever was at an address first keeps it.
 *
 * @param now ISO time
 */
export function notePublished(
  former: Published,
  targets: readonly Pick<TargetReport, 'slug' | 'url' | 'status' | 'vehicles'>[],
  now: string,
): PublishedSite[] {
  const sites = new Map([...former].filter(([, { seen }]) => Date.parse(now) - Date.parse(seen) < memory));
  for (const { slug, url, status, vehicles } of targets) {
    const known = sites.get(slug);
    if (status !== 'failed' && url !== null)
      sites.set(slug, { slug, url, vehicles, since: known?.url === url ? known.since : now, seen: now });
    else if (known) sites.set(slug, { ...known, seen: now });
  }
  return [...sites.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
}
