import type { Dealer } from '#config/dealer.ts';
import { findLastSite } from '#config/load/published.ts';
import { otherKeyRequest, registerKeys, searchKeyRequest } from '../stock/keys.ts';
import { cardCacheOf } from '../site/open-graph/prune-cards.ts';
import { pictureCacheOf } from '../site/pictures/picture-cache.ts';
import { tellOfPartners } from '../report/tell-of-partners.ts';
import { reportFailure } from '../report/report-failure.ts';
import { createTargetReport, type TargetReport } from '../report/report.ts';
import { nameTarget } from './target-plan.ts';
import type { WorkerPool } from './worker-pool.ts';
import { isWhole, type BuildContext, type Order } from './judge-target.ts';

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
    state.doubt(name);
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
