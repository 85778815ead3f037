import type { Dealer } from '#config/dealer.ts';
import { findLastSite } from '#config/load/published.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { BuildError } from './build-error.ts';
import type { BuildState, TargetState } from './build-state.ts';
import { digestData } from './site/fingerprint.ts';
import { fitToIndex } from './stock/fit-to-index.ts';
import type { KitJob } from './run/job.ts';
import {
  createSiteKeys,
  otherKeyRequest,
  registerKeys,
  searchKeyRequest,
  type SiteKeys,
} from './stock/keys.ts';
import type { Preparation } from './stock/prepare-index.ts';
import { planKit } from './run/kits.ts';
import { cardCacheOf } from './site/open-graph/prune-cards.ts';
import { pictureCacheOf } from './site/pictures/picture-cache.ts';
import type { BuildOptions } from './options.ts';
import type { Publisher } from './site/publish.ts';
import { warnOfWeights } from './partner/warn-of-weights.ts';
import type { PartnerWeight } from './partner/weigh-partners.ts';
import { describePartners } from './report/describe-partners.ts';
import { createTargetReport, type TargetReport } from './report/report.ts';
import type { DealerSnapshot } from './stock/snapshot.ts';
import { nameTarget, type PlannedTarget } from './run/target-plan.ts';
import type { WorkerPool } from './run/worker-pool.ts';

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

/** The row of a failed target: the dealer's name, and the reason in words or the stack of an unknown error. */
export function reportFailure(target: PlannedTarget, error: unknown, seconds: number): TargetReport {
  const known = error instanceof IndexError || error instanceof BuildError || !(error instanceof Error);
  const message = known
    ? ((error as Error | null)?.message ?? String(error))
    : (error.stack ?? error.message);
  return createTargetReport(target, { seconds, error: `${target.slug}: ${message}` });
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

/** What a report says of a dealer's partners. How much they load is of today, and never a part of what is remembered. */
const tellOfPartners = (
  { site: { partners } }: Dealer,
  warnings: readonly string[],
  weights: BuildContext['weights'],
): Pick<TargetReport, 'warnings' | 'partners'> => ({
  warnings: [...warnings, ...warnOfWeights(partners, weights)],
  partners: describePartners(partners, weights),
});

/** Whether a target is published with all that it was published with. */
const isWhole = (name: string, { publisher, state }: Pick<BuildContext, 'publisher' | 'state'>): boolean =>
  publisher.isPublished(name) && publisher.countEntries(name) >= (state.read(name)?.entries ?? 0);

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

/** Keys with more rights than the site, in the form in which a leak would show. */
function secretsOf(dealer: Dealer, adminKey: string, secret: string): string[] {
  // A short key would be found inside other words.
  const admin = adminKey.length < 16 ? [`"${adminKey}"`, `&quot;${adminKey}&quot;`] : [adminKey];
  const parents = [searchKeyRequest(dealer, secret), otherKeyRequest(dealer, secret)];
  return [...admin, secret, ...parents.map(({ value }) => value)];
}

/**
 * Builds, checks and publishes one target. A failure is a row as well; it leaves the last good site in place. Throws
 * only when the build was ended.
 */
export async function executeOrder(
  { target, kit, snapshot, keys, secret, fingerprint, warnings: lacks }: Order,
  { options, state, publisher, weights, queue, now }: BuildContext,
  pool: WorkerPool,
  signal?: AbortSignal,
): Promise<TargetReport> {
  const { dealer, template } = target;
  const name = nameTarget(target);
  const begin = performance.now();
  const seconds = (): number => Math.round(performance.now() - begin) / 1000;
  try {
    await queue(() => registerKeys(dealer, { adminKey: options.adminKey, secret }));
    const isPublished = publisher.isPublished(name);
    const fresh = options.force || !isWhole(name, { publisher, state });
    // A machine that lost its memory, or has the dealer from another one, knows the stock from the report of that build.
    const former =
      (isPublished ? state.read(name) : undefined) ?? findLastSite(options.published, dealer.site.slug);
    const result = await pool.run({
      kind: 'site',
      dealer,
      template,
      keys,
      vehiclesFile: snapshot.vehicles.file,
      offersFile: snapshot.offers.file,
      partsFile: snapshot.parts.file,
      now,
      kit: kit.kit,
      cardCache: cardCacheOf(options.data),
      pictureCache: pictureCacheOf(options.data),
      outDirectory: publisher.draftOf(name),
      formerSite: fresh ? null : publisher.siteOf(name),
      pagesFile: state.pagesFileOf(name),
      listingsFile: state.listingsFileOf(name),
      ownPagesFile: state.ownPagesFileOf(name),
      formerVehicles: options.force ? null : (former?.vehicles ?? null),
      force: options.force,
      secrets: secretsOf(dealer, options.adminKey, secret),
    });
    signal?.throwIfAborted();
    publisher.publish(name);
    const { pages, kept, bytes, vehicles, validUntil, milliseconds } = result;
    const warnings = [...lacks, ...result.warnings];
    const own = Math.round(milliseconds) / 1000;
    const until = Number.isFinite(validUntil) ? validUntil : null;
    state.write(name, {
      ...{ fingerprint, validUntil: until, made: now },
      ...{ vehicles, pages, bytes, seconds: own, warnings, entries: publisher.countEntries(name) },
    });
    return createTargetReport(target, {
      status: 'built',
      pages,
      kept,
      bytes,
      vehicles,
      seconds: own,
      ...tellOfPartners(dealer, warnings, weights),
    });
  } catch (error) {
    signal?.throwIfAborted();
    publisher.discard(name);
    return reportFailure(target, error, seconds());
  }
}
