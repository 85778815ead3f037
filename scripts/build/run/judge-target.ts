import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { BuildError } from '../build-error.ts';
import type { BuildState, TargetState } from '../build-state.ts';
import { digestData } from '../site/fingerprint.ts';
import { fitToIndex } from '../stock/fit-to-index.ts';
import type { KitJob } from './job.ts';
import { createSiteKeys, type SiteKeys } from '../stock/keys.ts';
import type { Preparation } from '../stock/prepare-index.ts';
import { planKit } from './kits.ts';
import type { BuildOptions } from '../options.ts';
import type { Publisher } from '../site/publish.ts';
import type { PartnerWeight } from '../partner/weigh-partners.ts';
import { tellOfPartners } from '../report/tell-of-partners.ts';
import { reportFailure } from '../report/report-failure.ts';
import { createTargetReport, type TargetReport } from '../report/report.ts';
import type { DealerSnapshot } from '../stock/snapshot.ts';
import { nameTarget, type PlannedTarget } from './target-plan.ts';

/** What all targets of one build share. */
export interface BuildContext {
  options: BuildOptions;
  state: BuildState;
  publisher: Publisher;
  snapshots: ReadonlyMap<string, DealerSnapshot | IndexError>;
  indexes: ReadonlyMap<string, Preparation>;
  /** By the names of partners. */
  weights: ReadonlyMap<string, PartnerWeight>;
  /** Talks to the index about a few targets at a time. */
  queue: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Digest of the code. */
  code: string;
  /** Epoch seconds. */
  now: number;
}

/** A target that must be built, with everything that this takes. */
export interface Order {
  target: PlannedTarget;
  kit: KitJob;
  snapshot: DealerSnapshot;
  keys: SiteKeys;
  /** What the keys are made of. */
  secret: string;
  fingerprint: string;
  /** What its index lacks, in words. */
  warnings: string[];
}

/** What was made while the clock was ahead shows what has not come, and leaves out what is not over. */
export const isCurrent = (
  state: Pick<TargetState, 'fingerprint' | 'validUntil' | 'made'>,
  fingerprint: string,
  now: number,
): boolean =>
  state.fingerprint === fingerprint &&
  (state.validUntil === null || state.validUntil > now) &&
  (state.made ?? now) <= now;

/** Whether a target is published with all that it was published with. */
export const isWhole = (
  name: string,
  { publisher, state }: Pick<BuildContext, 'publisher' | 'state'>,
): boolean => publisher.isPublished(name) && publisher.countEntries(name) >= (state.read(name)?.entries ?? 0);

/** The work for a target: an order, or the row of a target that is up to date or cannot be built. */
export function judgeTarget(target: PlannedTarget, context: BuildContext): Order | TargetReport {
  const { options, state, snapshots, indexes, weights, code, now } = context;
  const { slug, template } = target;
  const snapshot = snapshots.get(slug);
  if (!snapshot || snapshot instanceof IndexError) {
    return reportFailure(target, snapshot ?? new BuildError('No stock was read.'), 0);
  }
  const index = indexes.get(slug);
  if (!index || index instanceof IndexError)
    return reportFailure(target, index ?? new BuildError('The index was not made ready.'), 0);
  const { secret } = index;
  const { dealer, warnings } = fitToIndex(target.dealer, snapshot);
  const keys = createSiteKeys(dealer, secret, now);
  const stock = [snapshot.vehicles, snapshot.offers, snapshot.parts].map(({ digest }) => digest);
  // A source that fails, or answers again, is told at once.
  const said = snapshot.reviews?.warnings ?? [];
  const fingerprint = digestData(code, dealer, template, keys, stock, said);
  const name = nameTarget(target);
  const former = state.read(name);
  if (former && !options.force && isCurrent(former, fingerprint, now) && isWhole(name, context)) {
    const { pages, bytes, vehicles, warnings: said = [] } = former;
    return createTargetReport(target, {
      status: 'unchanged',
      pages,
      kept: pages,
      bytes,
      vehicles,
      // They hold until something changes.
      ...tellOfPartners(dealer, said, weights),
    });
  }
  const kit = planKit(target, code, options.data);
  return { target: { ...target, dealer }, kit, snapshot, keys, secret, fingerprint, warnings };
}
