import path from 'node:path';
import { formatIssues, type Issue } from '#config/check/issues.ts';
import { loadDealersApart } from '../command/load-apart.ts';
import { judgeTarget, type BuildContext, type Order } from './run/judge-target.ts';
import { reportFailure } from './report/report-failure.ts';
import { BuildState } from './build-state.ts';
import { executeOrders } from './run/execute-orders.ts';
import { digestCode } from './site/fingerprint.ts';
import { weighPartners } from './partner/weigh-partners.ts';
import { findLeftovers, isAwaited, readWanted, slugOf } from './site/leftover-sites.ts';
import { takeLock } from './run/lock.ts';
import type { BuildOptions } from './options.ts';
import { Publisher } from './site/publish.ts';
import { followSandbox, replaceServices } from './site/replace-services.ts';
import { createTargetReport, type BuildReport, type TargetReport } from './report/report.ts';
import { writeReport } from './report/write-report.ts';
import { createQueue } from './run/queue.ts';
import { notePublished, withoutGone } from './run/published-sites.ts';
import { takeShard } from './run/shard.ts';
import { prepareIndexes } from './stock/prepare-index.ts';
import { readSnapshots } from './stock/snapshot.ts';
import { nameTarget, planTargets, type PlannedTarget } from './run/target-plan.ts';

/** What a build tells while it works. */
export interface BuildEvents {
  issues?: (issues: readonly Issue[]) => void;
  planned?: (targets: number) => void;
  finished?: (target: TargetReport, done: number, total: number) => void;
}

/** Seconds by which the time of a build goes: midnight of every zone is at such a step. */
const clockStep = 900;

/** Number of dealers whose keys are registered at the index at the same time. */
const keysAtOnce = 4;

/**
 * Brings every planned site up to date: plan, snapshot, render, check, publish, report. One dealer's failure never
 * stops the others and leaves its last good site in place. Resolves with the report also when targets failed; an
 * aborted signal ends the work after cleaning up.
 *
 * @throws LockedError while another build is at work in the same folders
 */
export async function buildSites(
  options: BuildOptions,
  events: BuildEvents = {},
  signal?: AbortSignal,
): Promise<BuildReport> {
  const unlock = takeLock(path.join(options.data, 'build', 'lock'), options.data);
  try {
    const publisher = new Publisher(options.out);
    try {
      return await bringSitesUpToDate(options, publisher, events, signal);
    } finally {
      publisher.close();
    }
  } finally {
    unlock();
  }
}

async function bringSitesUpToDate(
  options: BuildOptions,
  publisher: Publisher,
  events: BuildEvents,
  signal?: AbortSignal,
): Promise<BuildReport> {
  const startedAt = new Date();
  const start = performance.now();
  // Rounded, so that building twice in a row gives the same bytes.
  const now = Math.floor(startedAt.getTime() / 1000 / clockStep) * clockStep;
  const { slugs } = readWanted(options.dealersDirectory, []);
  /** Where dealers were published, without those whose sites go; `more` stay though they have no file. */
  const forgetGone = (more: readonly string[]) =>
    options.prune && slugs !== null ? withoutGone(options.published, [...slugs, ...more]) : options.published;
  // Whoever has the address of one that goes may come in its place.
  const published = forgetGone([]);
  const { dealers, issues } = await loadDealersApart({
    directory: options.dealersDirectory,
    published,
    ...(options.dealers.length > 0 && { only: options.dealers }),
  });
  events.issues?.(issues);
  const { sandboxUrl, runningSandbox } = options;
  const served = dealers.map((dealer) =>
    sandboxUrl === null ? followSandbox(dealer, runningSandbox) : replaceServices(dealer, sandboxUrl),
  );
  const all = planTargets(served, options.templates);
  const targets = takeShard(all, ({ slug }) => slug, options.shard);
  events.planned?.(targets.length);
  const planned = [...new Set(targets.map(({ dealer }) => dealer))];
  const weighing = weighPartners(planned.flatMap(({ site }) => site.partners));
  // Before the snapshots, which differ for a collection that is not there and for one that is empty.
  const indexes = await prepareIndexes(planned, options.adminKey);
  const snapshots = await readSnapshots(planned, options);
  const state = new BuildState(options.data, options.out);
  const code = digestCode(process.cwd());
  const queue = createQueue(keysAtOnce);
  const weights = await weighing;
  const context: BuildContext = {
    ...{ options, state, publisher, snapshots, indexes, weights, queue, code, now },
  };

  const reports: TargetReport[] = failedDealers(issues);
  let done = 0;
  const finish = (report: TargetReport): void => {
    reports.push(report);
    done += 1;
    events.finished?.(report, done, targets.length);
  };
  const orders: Order[] = [];
  for (const target of targets) {
    const judged = judgeSafely(target, context);
    if ('status' in judged) finish(judged);
    else orders.push(judged);
  }
  if (orders.length > 0) await executeOrders(orders, context, finish, signal);
  signal?.throwIfAborted();
  reports.sort((one, other) => (nameTarget(one) < nameTarget(other) ? -1 : 1));
  const seconds = Math.round(performance.now() - start) / 1000;
  const leftover = findLeftovers({ slugs, dealers }, state, publisher);
  const awaited = leftover.filter((name) => isAwaited(name, options.published, reports));
  const pruned = options.prune
    ? leftover.filter((name) => !awaited.includes(name) && publisher.withdraw(name))
    : [];
  // A machine may still have sites of an earlier shard. Its output must hold its own sites alone.
  const mine = new Set(targets.map(nameTarget));
  const elsewhere = all
    .map(nameTarget)
    .filter((name) => options.shard.count > 1 && !mine.has(name) && publisher.withdraw(name));
  for (const name of [...pruned, ...elsewhere]) state.forget(name);
  const report: BuildReport = {
    startedAt: startedAt.toISOString(),
    seconds,
    targets: reports,
    sites: notePublished(forgetGone(awaited.map(slugOf)), reports, startedAt.toISOString()),
    leftover: leftover.filter((name) => !pruned.includes(name)),
    pruned,
    elsewhere,
  };
  writeReport(options.out, report);
  return report;
}

/** An unforeseen error fails its own target only. */
function judgeSafely(target: PlannedTarget, context: BuildContext): Order | TargetReport {
  try {
    return judgeTarget(target, context);
  } catch (error) {
    return reportFailure(target, error, 0);
  }
}

/** Dealers whose files have errors: one failed row each, the details are among the issues. */
function failedDealers(issues: readonly Issue[]): TargetReport[] {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return [...Map.groupBy(errors, ({ dealer, file }) => dealer ?? file)].map(([slug, own]) =>
    createTargetReport({ slug, template: '' }, { error: formatIssues(own) }),
  );
}
