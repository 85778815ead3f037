import { readFileSync } from 'node:fs';
import type { BuildReport } from '../report/report.ts';
import { nameTarget } from './target-plan.ts';

/**
 * How many seconds each target took, by name, out of the reports of former builds, such as one of each shard. A file
 * that is no report is ignored, because shards work without.
 */
export function readDurations(reports: readonly string[]): Map<string, number> {
  const durations = new Map<string, number>();
  for (const file of reports) {
    for (const target of readTargets(file)) {
      if (typeof target.buildSeconds === 'number') durations.set(nameTarget(target), target.buildSeconds);
    }
  }
  return durations;
}

/** The address at which each dealer was published, out of the same reports, so that all machines know alike. */
export const readPublished = (reports: readonly string[]): Map<string, string> =>
  new Map(
    reports.flatMap(readTargets).flatMap(({ slug, url }) => (typeof url === 'string' ? [[slug, url]] : [])),
  );

function readTargets(file: string): BuildReport['targets'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildReport>).targets ?? [];
  } catch {
    return [];
  }
}
