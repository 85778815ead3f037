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
import { describeFailure } from './command/describe-failure.ts';
import { Failure } from './command/failure.ts';
import { endureLostLog } from './command/lost-log.ts';
import { readFolder } from './command/option-values.ts';
import { parsePort } from './command/port.ts';
import { usualSandboxPort } from './command/running-sandbox.ts';
import { changePages } from './dev/other-pages.ts';
import { followDealer } from './dev/follow-dealer.ts';
import { guardEditor, limitAccess } from './dev/limit-access.ts';
import { passOnApi } from './dev/pass-on-api.ts';
import { reachSandbox } from './dev/reach-sandbox.ts';
import { describeServer } from './dev/server-shape.ts';

endureLostLog();
const program = new Command('npm run dev --')
  .description(
    'Serves one dealer, with the sandbox behind it. Pages follow edits of code and of dealer files; a mistake in one is told.',
  )
  .requiredOption('--dealer <slug>', 'the dealer to work on')
  .option('--dealers <folder>', 'folder of dealer files', readFolder, 'dealers')
  .option('--template <name>', 'one of its templates (default: its first)')
  .option('--port <number>', 'port of the site', parsePort, 4322)
  .option(
    '--sandbox-port <number>',
    `port of the sandbox; one that runs there already is used (default: that of a running npm start, or ${usualSandboxPort})`,
    parsePort,
  )
  .option('--data <folder>', 'where the sandbox and caches keep their data', readFolder, '.forecourt')
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

/** What the server shows, what it began with, and how it ends. */
interface Served {
  dealer: Dealer;
  target: Target;
  shape: string;
  stop: () => Promise<void>;
}

/** Throws a `Failure` when the dealer lacks the template that was asked for. */
function chooseTemplate({ site, build: { templates } }: Dealer): string {
  const template = given.template ?? templates[0] ?? 'base';
  if (templates.includes(template)) return template;
  throw new Failure(`${site.slug} has no template ${template}. It has: ${templates.join(', ')}.`);
}

/** Starts Astro's server for settings, or has the one that runs show them. Throws an `IndexError` or a `Failure` in words. */
async function serve(settings: Dealer, former: Served | null): Promise<Served> {
  const served = replaceServices(settings, sandboxUrl);
  const template = chooseTemplate(served);
  const shape = describeServer(served, template);
  const isSame = former?.shape === shape;
  const target =
    (isSame && changePages(former.dealer, settings, former.target)) ||
    (await createTarget({ dealer: served, template, data, adminKey, convert: false }));
  if (isSame) {
    replaceTarget(target);
    return { ...former, dealer: settings, target };
  }
  // Loaded late: a mistake is told sooner, and a process that leaves while the bundler's threads start may never end.
  const [{ dev }, { createAstroConfig }] = await Promise.all([
    import('astro'),
    import('#integration/astro-config.ts'),
  ]);
  const cacheDirectory = path.join(data, 'cache');
  const config = createAstroConfig({
    target,
    template,
    outDirectory: path.join(data, 'dev'),
    cacheDirectory,
  });
  // At the same address, where the open page finds it again and reloads.
  await former?.stop();
  const { auth, apiUrl } = served.site;
  const plugins = [guardEditor, ...(auth && apiUrl !== null ? [passOnApi(auth.api, apiUrl)] : [])];
  const server = await dev({
    ...config,
    ...{ configFile: false, server: { port: given.port } },
    vite: { ...config.vite, plugins, server: limitAccess(target, cacheDirectory) },
  });
  return { dealer: settings, target, shape, stop: () => server.stop() };
}

try {
  let served = await serve(dealer, null);
  followDealer({
    directory: given.dealers,
    slug: given.dealer,
    dealer,
    use: async (changed) => {
      served = await serve(changed, served);
      console.log(`${changed.site.slug}: the site shows what you changed.`);
    },
    say: (text) => console.error(text),
  });
} catch (error) {
  if (error instanceof IndexError) program.error(`${given.dealer}: ${error.message}`);
  const told = describeFailure(error);
  if (told !== null) program.error(told);
  throw error;
}
