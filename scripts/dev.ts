import path from 'node:path';
import { Command } from 'commander';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { formatIssues } from '#config/check/issues.ts';
import type { Dealer } from '#config/dealer.ts';
import { findUnknownDealers, loadDealers } from '#config/load/load.ts';
import { replaceTarget } from '#integration/dev-reload.ts';
import type { Target } from '#integration/target.ts';
import { replaceServices } from './build/site/replace-services.ts';
import { createTarget } from './build/site/single-target.ts';
import { Failure } from './command/failure.ts';
import { parsePort } from './command/port.ts';
import { usualSandboxPort } from './command/running-sandbox.ts';
import { changePages } from './dev/other-pages.ts';
import { followDealer } from './dev/follow-dealer.ts';
import { limitAccess } from './dev/limit-access.ts';
import { passOnApi } from './dev/pass-on-api.ts';
import { reachSandbox } from './dev/reach-sandbox.ts';

const program = new Command('npm run dev --')
  .description(
    'Serves one dealer, with the sandbox behind it. Pages follow edits of code and of dealer files; a mistake in one is told.',
  )
  .requiredOption('--dealer <slug>', 'the dealer to work on')
  .option('--dealers <folder>', 'folder of dealer files', 'dealers')
  .option('--template <name>', 'one of its templates (default: its first)')
  .option('--port <number>', 'port of the site', parsePort, 4322)
  .option(
    '--sandbox-port <number>',
    `port of the sandbox; one that runs there already is used (default: that of a running npm start, or ${usualSandboxPort})`,
    parsePort,
  )
  .option('--data <folder>', 'where the sandbox and caches keep their data', '.forecourt')
  .parse();

const given = program.opts<{
  dealer: string;
  dealers: string;
  template?: string;
  port: number;
  sandboxPort?: number;
  data: string;
}>();
const data = path.resolve(given.data);

const nobody = findUnknownDealers(given.dealers, [given.dealer]);
if (nobody !== null) program.error(nobody);
const { dealers, issues } = await loadDealers({ directory: given.dealers, only: [given.dealer] });
const [dealer] = dealers;
if (issues.length > 0) console.error(formatIssues(issues));
if (!dealer) throw program.error('Fix the dealer file above, then start again.');

const { url: sandboxUrl, apiKey: adminKey } = await reachSandbox(dealer, {
  data,
  port: given.sandboxPort,
}).catch((error: unknown) => {
  if (!(error instanceof Failure)) throw error;
  return program.error(error.message);
});

/** What the server shows, and how it ends. */
interface Served {
  dealer: Dealer;
  target: Target;
  stop: () => Promise<void>;
}

/** Starts Astro's server for settings. Throws an `IndexError` or a `Failure` in words. */
async function serve(settings: Dealer, replace: () => Promise<void>): Promise<Served> {
  const served = replaceServices(settings, sandboxUrl);
  const { templates } = served.build;
  const template = given.template ?? templates[0] ?? 'base';
  if (!templates.includes(template))
    throw new Failure(`${served.site.slug} has no template ${template}. It has: ${templates.join(', ')}.`);
  // Loaded late: a mistake is told sooner, and a process that leaves while the bundler's threads start may never end.
  const [{ dev }, { createAstroConfig }] = await Promise.all([
    import('astro'),
    import('#integration/astro-config.ts'),
  ]);
  const target = await createTarget({ dealer: served, template, data, adminKey, convert: false });
  const cacheDirectory = path.join(data, 'cache');
  const config = createAstroConfig({
    target,
    template,
    outDirectory: path.join(data, 'dev'),
    cacheDirectory,
  });
  await replace();
  const { auth, apiUrl } = served.site;
  const plugins = auth && apiUrl !== null ? [passOnApi(auth.api, apiUrl)] : [];
  const server = await dev({
    ...config,
    ...{ configFile: false, server: { port: given.port } },
    vite: { ...config.vite, plugins, server: limitAccess(target, cacheDirectory) },
  });
  return { dealer: settings, target, stop: () => server.stop() };
}

try {
  let served = await serve(dealer, () => Promise.resolve());
  followDealer({
    directory: given.dealers,
    slug: given.dealer,
    dealer,
    use: async (changed) => {
      const target = changePages(served.dealer, changed, served.target);
      if (target) {
        replaceTarget(target);
        served = { ...served, dealer: changed, target };
        console.log(`${changed.site.slug}: the site shows its new pages.`);
        return;
      }
      // Which routes there are follows from the settings, and Astro asks for them once: it starts anew, at the same
      // address, where the open page finds it again and reloads.
      served = await serve(changed, served.stop);
      console.log(`${changed.site.slug}: the site shows its new settings.`);
    },
    say: (text) => console.error(text),
  });
} catch (error) {
  if (error instanceof IndexError) program.error(`${given.dealer}: ${error.message}`);
  if (error instanceof Failure) program.error(error.message);
  throw error;
}
