import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isWholeKit } from '#integration/kit/kit-seal.ts';
import { listPatterns } from '#routes/table.ts';
import { dropKept, noteUse } from '../kept.ts';
import type { PlannedTarget } from './target-plan.ts';
import { digestData } from '../site/fingerprint.ts';
import type { KitJob } from './job.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Kits that are kept when nobody uses them, about 2 MB each; a build may be at work with those of the last hour. */
const kept = 24;
const hour = 3_600_000;

/** Always inside the project, because the renderer of a kit imports its packages. */
export const kitsFolder = path.resolve('.forecourt', 'kits');

/** The kit that a target is made with: dealers with the same template and the same pages have the same one. */
export function planKit({ dealer, template }: PlannedTarget, code: string, data: string): KitJob {
  const patterns = listPatterns(dealer.site);
  const name = digestData(code, template, patterns).slice(0, 16);
  return {
    kind: 'kit',
    template,
    patterns,
    kit: path.join(kitsFolder, name),
    cacheDirectory: path.join(data, 'cache'),
  };
}

/** Whether a kit is there already; notes that it is in use. One that is not whole goes. */
function findKit(folder: string): boolean {
  if (!isWholeKit(folder)) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  noteUse(folder);
  return true;
}

/** Makes the missing kits, each once. Answers the reasons of failed ones, by folder. */
export async function makeKits(kits: readonly KitJob[], pool: WorkerPool): Promise<Map<string, unknown>> {
  const missing = new Map(kits.map((job) => [job.kit, job]));
  for (const folder of missing.keys()) if (findKit(folder)) missing.delete(folder);
  const problems = new Map<string, unknown>();
  const make = async (job: KitJob): Promise<void> => {
    await pool.run(job).catch((error: unknown) => problems.set(job.kit, error));
  };
  await Promise.all([...missing.values()].map(make));
  return problems;
}

/** Removes the kits that were not used for longest, such as those of former code. */
export function pruneKits(): void {
  if (!existsSync(kitsFolder)) return;
  const kits = readdirSync(kitsFolder)
    .map((name) => path.join(kitsFolder, name))
    .map((folder) => ({ folder, used: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.used - one.used);
  for (const { folder, used } of kits.slice(kept)) {
    if (Date.now() - used > hour) dropKept(folder);
  }
}
