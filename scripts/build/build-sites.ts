import { availableParallelism } from 'node:os';
import path from 'node:path';
import { formatIssues, type Issue } from '#config/issues.ts';
import { loadDealers } from '#config/load.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { BuildError } from './build-error.ts';
import { BuildState, type TargetState } from './build-state.ts';
import { digestCode, digestData } from './fingerprint.ts';
import { createSiteKeys, otherKeyRequest, registerKeys, searchKeyRequest } from './keys.ts';
import type { BuildOptions } from './options.ts';
import { Publisher } from './publish.ts';
import { replaceServices } from './replace-services.ts';
import { writeReport, type BuildReport, type TargetReport } from './report.ts';
import { takeShard } from './shard.ts';
import { readSnapshots, type DealerSnapshot } from './snapshot.ts';
import { nameTarget, planTargets, type PlannedTarget } from './target-plan.ts';
import { BuildWorker } from './workers.ts';

/** What a build tells while it works. */
export interface BuildEvents {
  issues?: (issues: readonly Issue[]) => void;
  planned?: (targets: number) => void;
  finished?: (target: TargetReport, done: number, total: number) => void;
}

const hour = 3600;

/**
 * Brings every planned site up to date: plan, snapshot, render, check, publish, report. One dealer's failure never
 * stops the others and leaves its last good site in place. Resolves with the report also when targets failed; an
 * aborted signal ends the work after cleaning up.
 */
export async function buildSites(
  options: BuildOptions,
  events: BuildEvents = {},
  signal?: AbortSignal,
): Promise<BuildReport> {
  const startedAt = new Date();
  const start = performance.now();
  // Rounded, so that building twice within the hour gives the same bytes.
  const now = Math.floor(startedAt.getTime() / 1000 / hour) * hour;
  const { dealers, issues } = await loadDealers({
    directory: options.dealersDirectory,
    ...(options.dealers.length > 0 && { only: options.dealers }),
  });
  events.issues?.(issues);
  const state = new BuildState(options.data, options.out);
  const all = planTargets(
    dealers.map((dealer) => replaceServices(dealer, options.sandboxUrl)),
    options.templates,
  );
  const duration = (target: PlannedTarget): number => state.read(nameTarget(target))?.seconds ?? 1;
  const targets = takeShard(all, duration, options.shard);
  events.planned?.(targets.length);
  const snapshots = await readSnapshots([...new Set(targets.map(({ dealer }) => dealer))], options);
  const publisher = new Publisher(options.out);
  const code = digestCode(process.cwd());
  const reports: TargetReport[] = failedDealers(issues);

  async function bringUpToDate(target: PlannedTarget, worker: BuildWorker): Promise<TargetReport> {
    const { slug, template, dealer } = target;
    const name = nameTarget(target);
    const begin = performance.now();
    const base = { slug, template, error: null, warnings: [] };
    try {
      const snapshot = snapshots.get(slug);
      if (!snapshot || snapshot instanceof IndexError) throw snapshot ?? new BuildError('No stock was read.');
      const keys = createSiteKeys(dealer, options.adminKey, now);
      const fingerprint = digestData(code, dealer, template, keys, digestsOf(snapshot));
      const former = state.read(name);
      if (former && !options.force && isCurrent(former, fingerprint, now) && publisher.isPublished(name)) {
        const { pages, bytes } = former;
        return { ...base, status: 'unchanged', pages, bytes, seconds: secondsSince(begin) };
      }
      await registerKeys(dealer, options.adminKey);
      const result = await worker.render({
        dealer,
        template,
        keys,
        vehiclesFile: snapshot.vehicles.file,
        offersFile: snapshot.offers.file,
        partsFile: snapshot.parts.file,
        now,
        outDirectory: publisher.draftOf(name),
        cacheDirectory: path.join(options.data, 'cache'),
        formerVehicles: options.force || !publisher.isPublished(name) ? null : (former?.vehicles ?? null),
        secrets: secretsOf(dealer, options.adminKey),
      });
      signal?.throwIfAborted();
      publisher.publish(name);
      const { pages, bytes, vehicles, validUntil, warnings } = result;
      const seconds = secondsSince(begin);
      state.write(name, {
        fingerprint,
        validUntil: Number.isFinite(validUntil) ? validUntil : null,
        vehicles,
        pages,
        bytes,
        seconds,
      });
      return { ...base, status: 'built', pages, bytes, seconds, warnings };
    } catch (error) {
      publisher.discard(name);
      const known = error instanceof IndexError || error instanceof BuildError;
      const message =
        known || !(error instanceof Error) ? String((error as Error).message) : (error.stack ?? '');
      return {
        ...base,
        status: 'failed',
        pages: 0,
        bytes: 0,
        seconds: secondsSince(begin),
        error: `${slug}: ${message}`,
      };
    }
  }

  const waiting = [...targets].sort((one, other) => duration(other) - duration(one));
  const total = waiting.length;
  const workers = Array.from({ length: chooseJobs(options.jobs, total) }, () => new BuildWorker());
  const stop = (): void => workers.forEach((worker) => worker.stop());
  signal?.addEventListener('abort', stop);
  try {
    let done = 0;
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
          const report = await bringUpToDate(next, worker);
          reports.push(report);
          done += 1;
          events.finished?.(report, done, total);
        }
      }),
    );
  } finally {
    stop();
    publisher.close();
  }
  signal?.throwIfAborted();
  reports.sort((one, other) => (nameTarget(one) < nameTarget(other) ? -1 : 1));
  const report = { startedAt: startedAt.toISOString(), seconds: secondsSince(start), targets: reports };
  writeReport(options.out, report);
  return report;
}

const secondsSince = (begin: number): number => Math.round(performance.now() - begin) / 1000;

const digestsOf = ({ vehicles, offers, parts }: DealerSnapshot): string[] => [
  vehicles.digest,
  offers.digest,
  parts.digest,
];

const isCurrent = (state: TargetState, fingerprint: string, now: number): boolean =>
  state.fingerprint === fingerprint && (state.validUntil === null || state.validUntil > now);

/** Keys that may do more than the site may, in the form in which a leak would show. */
function secretsOf(dealer: PlannedTarget['dealer'], adminKey: string): string[] {
  // A short key such as the sandbox's would be found inside other words.
  const admin = adminKey.length < 16 ? [`"${adminKey}"`, `&quot;${adminKey}&quot;`] : [adminKey];
  return [...admin, searchKeyRequest(dealer, adminKey).value, otherKeyRequest(dealer, adminKey).value];
}

/** Dealers whose files have errors: one failed row each, the details are among the issues. */
function failedDealers(issues: readonly Issue[]): TargetReport[] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return [...Map.groupBy(errors, ({ dealer, file }) => dealer ?? file)].map(([slug, own]) => ({
    slug,
    template: '',
    status: 'failed',
    pages: 0,
    bytes: 0,
    seconds: 0,
    error: formatIssues(own),
    warnings: [],
  }));
}

/** A worker pays off when it has several sites to build. */
const chooseJobs = (asked: number, targets: number): number =>
  asked > 0 ? asked : Math.max(1, Math.min(availableParallelism(), Math.ceil(targets / 4)));
