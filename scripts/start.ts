import path from 'node:path';
import pc from 'picocolors';
import { formatIssues } from '#config/check/issues.ts';
import type { Dealer } from '#config/dealer.ts';
import { findUnknownDealers } from '#config/load/load.ts';
import { explainUnreadableFolder } from '#config/check/rights.ts';
import { loadDealersApart } from './command/load-apart.ts';
import { isHeld } from './build/run/lock.ts';
import { createLeftoverNote } from './build/site/leftover-sites.ts';
import { healSites } from './build/site/publish.ts';
import { announceStart, findRunningStart } from './command/running-start.ts';
import { chooseAdminKey, findWayIn } from './sandbox/door/admin-key.ts';
import { isLocalAddress } from './sandbox/door/local-address.ts';
import { describeSample } from './sandbox/sample/dealer.ts';
import { fillSample } from './sandbox/sample/fill.ts';
import { startOfDay } from './sandbox/sample/stock.ts';
import { createSitesApp } from './serve/app.ts';
import { listenNear } from './serve/listen.ts';
import { listSites, type ServedSite } from './serve/site.ts';
import { readFlags } from './start/flags.ts';
import { followDealers } from './start/follow-dealers.ts';
import { createWaitingDealers } from './start/waiting-dealers.ts';
import { startSandboxNear } from './start/sandbox-near.ts';
import { createSiteLines } from './start/site-lines.ts';
import type { IndexAddress } from './stock/index/request.ts';
import { createStop } from './start/stop.ts';
import { createToldBuild } from './start/told-build.ts';
import { describeFailure } from './command/describe-failure.ts';
import { Failure } from './command/failure.ts';
import { endureLostLog } from './command/lost-log.ts';
import { explainUnusableAddress } from './command/unusable-address.ts';

endureLostLog();
const flags = readFlags();
const sandboxFolder = path.join(flags.data, 'sandbox');
const stop = createStop();
const say = (line: string): void => console.log(line);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stop.run().then(() => process.exit(0));
  });
}

/** Dealers as their files are now; of a file with mistakes the last good settings. */
let current: readonly Dealer[] = [];

const isAsked = ({ site }: Dealer): boolean => flags.dealer?.includes(site.slug) ?? true;

/** The finished sites, of the dealers that were asked for alone. */
const listServed = (): ServedSite[] =>
  listSites(flags.out, new Map(current.map(({ site, build }) => [site.slug, build.templates]))).filter(
    ({ slug }) => flags.dealer?.includes(slug) ?? true,
  );

async function readDealers(): Promise<void> {
  const unlisted = explainUnreadableFolder(flags.dealers);
  if (unlisted !== null) throw new Failure(`${flags.dealers}: ${unlisted}`);
  const nobody = findUnknownDealers(flags.dealers, flags.dealer ?? []);
  if (nobody !== null) throw new Failure(nobody);
  const { dealers, issues } = await loadDealersApart({ directory: flags.dealers });
  // The build reports them as well.
  if (issues.length > 0 && (!flags.build || dealers.length === 0)) console.error(formatIssues(issues));
  if (dealers.length === 0 && (!flags.build || issues.length === 0))
    throw new Failure(`No dealer in ${flags.dealers}/ can be built.`);
  current = dealers;
}

/** Gives dealers without stock a sample yard. */
const fill = (index: IndexAddress, dealers: readonly Dealer[]): Promise<void> =>
  fillSample({
    ...index,
    dealers: dealers.map(describeSample),
    now: startOfDay(Date.now()),
    onProgress: ({ dealer, vehicles, done, total }) => {
      if (vehicles !== null) say(`  sample stock ${done}/${total}: ${dealer}, ${vehicles} vehicles`);
    },
  });

async function start(): Promise<void> {
  const running = findRunningStart(flags.data);
  if (running !== null)
    throw new Failure(
      `npm start runs already: its sites are at ${running}, and it follows the dealer files.\n` +
        '  Ctrl-C there ends it. A second one beside it needs folders of its own: --data and --out.',
    );
  await readDealers();
  const apiKey = chooseAdminKey(sandboxFolder, flags.apiKey);
  const sandbox = await startSandboxNear({
    port: flags.sandboxPort,
    host: flags.host,
    apiKey,
    dataDir: sandboxFolder,
    hosts: flags.allowHost ?? [],
    unlimited: !flags.limits,
    dealers: () => Promise.resolve(current),
    opensInbox: findWayIn({ host: flags.host, hosts: flags.allowHost ?? [] }) === null,
    payments: isLocalAddress(flags.host) ? 'sandbox' : null,
    samples: true,
  });
  stop.add(() => sandbox.close());
  const unasked = explainUnusableAddress(sandbox.url);
  if (unasked !== null) throw new Failure(`${unasked} Name one with --host.`);
  say(`Sandbox at ${sandbox.url} (admin key ${apiKey}), inbox at ${sandbox.url}/inbox`);

  healSites(flags.out);
  const server = await listenNear(createSitesApp(listServed), flags.port, flags.host);
  stop.add(() => server.close());
  const withdraw = announceStart(flags.data, `http://localhost:${server.port}/`);
  stop.add(() => Promise.resolve(withdraw()));
  const lines = createSiteLines({
    port: server.port,
    origin: new URL(sandbox.url).origin,
    listSites: listServed,
    firstTemplate: (slug) => current.find(({ site }) => site.slug === slug)?.build.templates[0],
    noteLeftover: (target) => createLeftoverNote(flags, current)(target),
    say,
  });

  const build = createToldBuild({
    ...{ out: flags.out, data: flags.data, dealersDirectory: flags.dealers },
    ...{ sandboxUrl: sandbox.url, adminKey: apiKey, signal: stop.signal },
    tellSite: lines.tell,
    isAnyServed: () => listServed().length > 0,
    say: (text) => console.error(text),
  });

  let isFirst = current.some(isAsked);
  const waiting = createWaitingDealers({
    build: async (slugs) => {
      const quiet = !isFirst;
      isFirst = false;
      // The first one tells of all files, also of those with mistakes.
      if (!quiet) return await build(flags.dealer ?? [], quiet);
      await fill(
        { url: sandbox.url, apiKey },
        current.filter(({ site }) => slugs.includes(site.slug)),
      );
      return await build(slugs, quiet);
    },
    isThere: (slug) => current.some(({ site }) => site.slug === slug),
    isHeld,
    say: (text) => console.error(pc.yellow(text)),
  });
  stop.add(() => Promise.resolve(waiting.stop()));

  await fill({ url: sandbox.url, apiKey }, current.filter(isAsked));
  if (stop.signal.aborted) return;
  if (!flags.build && listServed().length === 0)
    throw new Failure(
      `There is no finished site ${flags.dealer ? `of ${flags.dealer.join(', ')} ` : ''}in ${flags.out}/.`,
    );
  const slugsOf = (dealers: readonly Dealer[]): string[] => dealers.map(({ site }) => site.slug);
  const firstBuild = flags.build ? waiting.build(slugsOf(current.filter(isAsked))) : Promise.resolve();
  if (flags.build) {
    const unfollow = followDealers({
      directory: flags.dealers,
      dealers: current.filter(isAsked),
      only: flags.dealer,
      after: firstBuild,
      isAnyWaiting: waiting.some,
      say,
      use: async (dealers, changed) => {
        current = [...current.filter((dealer) => !isAsked(dealer)), ...dealers];
        if (!stop.signal.aborted) await waiting.build(slugsOf(changed));
      },
    });
    stop.add(() => Promise.resolve(unfollow()));
  }
  await firstBuild;
  if (stop.signal.aborted) return;
  await lines.tellRest();
  if (listServed().length === 0)
    say(pc.yellow('There is no site to show yet: mend what stands above, and it is built as you save.'));
  say(
    `Ready. ${flags.build ? `Changes in ${flags.dealers}/ are built as they are saved. ` : ''}Ctrl-C stops everything.`,
  );
}

try {
  await start();
} catch (error) {
  await stop.run();
  const told = describeFailure(error);
  if (told === null) throw error;
  console.error(`${pc.red('✘')} ${told}`);
  process.exitCode = 1;
}
