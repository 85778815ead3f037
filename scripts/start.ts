import { Command } from 'commander';
import path from 'node:path';
import pc from 'picocolors';
import { formatIssues } from '#config/check/issues.ts';
import { findUnknownDealers, loadDealers } from '#config/load/load.ts';
import { createLeftoverNote } from './build/site/leftover-sites.ts';
import { healSites } from './build/site/publish.ts';
import { nameTarget } from './build/run/target-plan.ts';
import { parsePort } from './command/port.ts';
import { usualSandboxPort } from './command/running-sandbox.ts';
import { fillSample } from './sandbox/sample/fill.ts';
import { startOfDay } from './sandbox/sample/stock.ts';
import { createSitesApp } from './serve/app.ts';
import { listenNear } from './serve/listen.ts';
import { formatSiteUrl, listSites } from './serve/site.ts';
import { asksIndex } from './start/asks-index.ts';
import { runBuild } from './start/run-build.ts';
import { startSandboxNear } from './start/sandbox-near.ts';
import { createStop } from './start/stop.ts';
import { Failure } from './command/failure.ts';

interface Flags {
  port: number;
  sandboxPort: number;
  host: string;
  data: string;
  out: string;
  dealers: string;
  dealer?: string[];
  apiKey: string;
  build: boolean;
}

const program = new Command('npm start --')
  .description(
    'Starts everything on this machine: the sandbox (search, dealer API, images) with sample stock, a build of every ' +
      'dealer, and each site at http://<slug>.localhost:<port>/. A taken port is replaced by the next free one.',
  )
  .option('--port <number>', 'port of the sites', parsePort, 4321)
  .option(
    '--sandbox-port <number>',
    'port of the sandbox; the sites are built for it',
    parsePort,
    usualSandboxPort,
  )
  .option('--host <address>', 'address to listen on; 127.0.0.1 is this machine only', '127.0.0.1')
  .option('--data <folder>', 'where the sandbox and the build keep their data', '.forecourt')
  .option('--out <folder>', 'where finished sites are', 'dist')
  .option('--dealers <folder>', 'folder of dealer files', 'dealers')
  .option('--dealer <slug...>', 'draw sample stock of these dealers only, and build only them')
  .option('--api-key <key>', 'admin key of the sandbox', process.env['FORECOURT_ADMIN_KEY'] ?? 'xyz')
  .option('--no-build', 'serve what is built already')
  .parse();

const flags = program.opts<Flags>();
const stop = createStop();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stop.run().then(() => process.exit(0));
  });
}

async function start(): Promise<void> {
  const nobody = findUnknownDealers(flags.dealers, flags.dealer ?? []);
  if (nobody !== null) throw new Failure(nobody);
  const { dealers, issues } = await loadDealers({ directory: flags.dealers });
  // The build reports them as well.
  if (issues.length > 0 && (!flags.build || dealers.length === 0)) console.error(formatIssues(issues));
  if (dealers.length === 0) throw new Failure(`No dealer in ${flags.dealers}/ can be built.`);
  const { apiKey } = flags;

  const sandbox = await startSandboxNear({
    port: flags.sandboxPort,
    host: flags.host,
    apiKey,
    dataDir: path.join(flags.data, 'sandbox'),
    empty: true,
    dealers: () => Promise.resolve(dealers),
  });
  stop.add(() => sandbox.close());
  console.log(`Sandbox at ${sandbox.url} (admin key ${apiKey})`);

  await fillSample({
    url: sandbox.url,
    apiKey,
    dealers: dealers.filter(({ slug }) => flags.dealer?.includes(slug) ?? true),
    now: startOfDay(Date.now()),
    onProgress: ({ dealer, vehicles, done, total }) => {
      if (vehicles !== null) console.log(`  sample stock ${done}/${total}: ${dealer}, ${vehicles} vehicles`);
    },
  });

  if (flags.build && !stop.signal.aborted) {
    const code = await runBuild({
      ...flags,
      dealers: flags.dealer ?? [],
      dealersDirectory: flags.dealers,
      sandboxUrl: sandbox.url,
      adminKey: apiKey,
      signal: stop.signal,
    });
    if (stop.signal.aborted) return;
    if (code !== 0) console.error(pc.yellow('Not everything was built; what was built before is served.'));
  }

  const templates = new Map(dealers.map((dealer) => [dealer.slug, dealer.templates]));
  healSites(flags.out);
  const sites = listSites(flags.out, templates);
  if (sites.length === 0) throw new Failure(`There is no finished site in ${flags.out}/.`);
  const app = createSitesApp(() => listSites(flags.out, templates));
  const server = await listenNear(app, flags.port, flags.host);
  stop.add(() => server.close());
  console.log();
  const { origin } = new URL(sandbox.url);
  const noteLeftover = createLeftoverNote(flags, dealers);
  for (const { slug, name, template, directory } of sites) {
    const elsewhere = (await asksIndex(directory, origin))
      ? ''
      : pc.yellow('  was built for another index than this sandbox: it cannot search. Build it anew.');
    const leftover = noteLeftover(nameTarget({ slug, template }));
    const note = leftover === null ? elsewhere : pc.yellow(`  ${leftover}`);
    console.log(`  ${formatSiteUrl(name, server.port)}  ${pc.dim(template)}${note}`);
  }
  console.log(`Ready. Ctrl-C stops everything.`);
}

try {
  await start();
} catch (error) {
  await stop.run();
  if (!(error instanceof Failure)) throw error;
  console.error(`${pc.red('✘')} ${error.message}`);
  process.exitCode = 1;
}
