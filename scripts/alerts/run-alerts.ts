import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatIssues } from '#config/check/issues.ts';
import type { Dealer } from '#config/dealer.ts';
import { loadDealersApart } from '../command/load-apart.ts';
import { readKnownAddresses } from '../server/known-addresses.ts';
import { takeLock } from '../build/run/lock.ts';
import { takeShard } from '../build/run/shard.ts';
import { followSandbox, replaceServices } from '../build/site/replace-services.ts';
import { Failure } from '../command/failure.ts';
import { openAlertFile } from '../sandbox/alert/tables.ts';
import { readSecret } from '../sandbox/storage/read-secret.ts';
import { openInboxStore } from '../sandbox/inbox/inbox-store.ts';
import { createSender, readMessageService } from '../sandbox/messages/sender.ts';
import { alertDealer, type DealerReport, type NightSettings } from './alert-dealer.ts';
import { createMailStore } from './mail-store.ts';
import { createNightStore } from './night-store.ts';
import type { AlertOptions } from './options.ts';
import { readTonight } from './read-tonight.ts';

/** So much news is written at once, some ten milliseconds. */
const newsAtOnce = 2_000;

/** Messages that are on their way at the same time. */
const atOnce = 8;

/** Milliseconds. Nobody waits for a run of the night: a backup or an import may write for as long. */
const patience = 30_000;

const nothing: Omit<DealerReport, 'dealer' | 'problem' | 'seconds'> = {
  ...{ status: 'failed', vehicles: 0, changed: 0, alerts: 0, searches: 0, news: 0 },
  ...{ sent: 0, failed: 0, givenUp: 0, unwanted: 0 },
};

/** One dealer; a failure is that of this dealer alone, and leaves the last night as it was. */
async function runDealer(
  dealer: Dealer,
  options: AlertOptions,
  settings: NightSettings,
): Promise<DealerReport> {
  const begun = performance.now();
  const { slug } = dealer.site;
  const { data, serverData, adminKey, patience, readLimit } = options;
  const measure = (): number => Math.round((performance.now() - begun) / 100) / 10;
  let unlock = (): void => undefined;
  try {
    if (!options.dryRun)
      unlock = takeLock(path.join(serverData, 'alerts', `${slug}.lock`), serverData, 'run of alerts');
    const folder = path.join(data, 'alerts', slug);
    const tonight = await readTonight(dealer, { adminKey, patience, readLimit, folder }, settings.now);
    const counts = await alertDealer(dealer, tonight, settings);
    const unreadable = tonight.unreadable > 0 ? `${tonight.unreadable} documents cannot be read.` : '';
    return { ...counts, problem: [counts.problem, unreadable].filter(Boolean).join(' '), seconds: measure() };
  } catch (error) {
    const problem = error instanceof Failure || error instanceof Error ? error.message : String(error);
    return { ...nothing, dealer: slug, problem, seconds: measure() };
  } finally {
    unlock();
  }
}

/** Whose files cannot be read gets a row of its own. */
const reportUnloaded = (issues: Awaited<ReturnType<typeof loadDealersApart>>['issues']): DealerReport[] =>
  [
    ...Map.groupBy(
      issues.filter(({ severity }) => severity === 'error'),
      ({ dealer, file }) => dealer ?? file,
    ),
  ].map(([dealer, own]) => ({ ...nothing, dealer, problem: formatIssues(own), seconds: 0 }));

/**
 * Tells customers of every dealer that sends alerts what is news since the last run. Resolves with what became of each dealer;
 * none stops another. Throws a Failure where no server keeps its data.
 */
export async function runAlerts(options: AlertOptions): Promise<DealerReport[]> {
  // A new one would have no alerts, night after night.
  if (!existsSync(path.join(options.serverData, 'search.sqlite')))
    throw new Failure(
      `${options.serverData} is no data folder of a server. --server-data names the folder in which npm run server keeps its data (its --data).`,
    );
  const { dealers, issues } = await loadDealersApart({
    directory: options.dealersDirectory,
    published: readKnownAddresses(options.serverData, options.dealersDirectory),
    ...(options.dealers.length > 0 && { only: options.dealers }),
  });
  const { sandboxUrl, runningSandbox, dryRun, force, serverData, shard } = options;
  const served = dealers
    .filter(({ site }) => site.auth?.alerts)
    .map((dealer) =>
      sandboxUrl === null ? followSandbox(dealer, runningSandbox) : replaceServices(dealer, sandboxUrl),
    );
  const mine = takeShard(served, ({ site }) => site.slug, shard);
  const database = openAlertFile(serverData, patience);
  const inbox = openInboxStore(serverData);
  const now = Math.floor(Date.now() / 1000);
  const post = dryRun
    ? null
    : {
        ...{ mail: createMailStore(database), secret: readSecret(database, 'links'), now, atOnce },
        send: createSender(inbox, readMessageService()),
      };
  const reports = reportUnloaded(issues);
  try {
    for (const dealer of mine)
      reports.push(
        await runDealer(dealer, options, {
          ...{ nights: createNightStore(database), post, force, now },
          atOnce: newsAtOnce,
        }),
      );
  } finally {
    inbox.close();
    database.close();
  }
  return reports;
}
