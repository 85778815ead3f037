import path from 'node:path';
import { Command } from 'commander';
import { dev } from 'astro';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { formatIssues } from '#config/issues.ts';
import { findUnknownDealers, loadDealers } from '#config/load.ts';
import { createAstroConfig } from '#integration/astro-config.ts';
import { readAdminKey } from './build/options.ts';
import { replaceServices } from './build/replace-services.ts';
import { createTarget } from './build/single-target.ts';
import { Failure } from './command/failure.ts';
import { parsePort } from './command/port.ts';
import { fillSample } from './sandbox/sample/fill.ts';
import { startSandbox } from './sandbox/server.ts';

const program = new Command('npm run dev --')
  .description('Serves one dealer with pages that follow your edits, with the sandbox behind it.')
  .requiredOption('--dealer <slug>', 'the dealer to work on')
  .option('--template <name>', 'one of its templates (default: its first)')
  .option('--port <number>', 'port of the site', parsePort, 4322)
  .option(
    '--sandbox-port <number>',
    'port of the sandbox; one that runs there already is used',
    parsePort,
    8108,
  )
  .option('--data <folder>', 'where the sandbox and caches keep their data', '.forecourt')
  .parse();

const given = program.opts<{
  dealer: string;
  template?: string;
  port: number;
  sandboxPort: number;
  data: string;
}>();
const data = path.resolve(given.data);
const adminKey = readAdminKey();
const sandboxUrl = `http://127.0.0.1:${given.sandboxPort}`;

const nobody = findUnknownDealers('dealers', [given.dealer]);
if (nobody !== null) program.error(nobody);
const { dealers, issues } = await loadDealers({ only: [given.dealer] });
const [loaded] = dealers;
if (issues.length > 0) console.error(formatIssues(issues));
if (!loaded) throw program.error('Fix the dealer file above, then start again.');
const dealer = replaceServices(loaded, sandboxUrl);
const template = given.template ?? dealer.templates[0] ?? 'base';
if (!dealer.templates.includes(template)) {
  program.error(`${dealer.slug} has no template ${template}. It has: ${dealer.templates.join(', ')}.`);
}

const answers = await fetch(`${sandboxUrl}/health`).then(
  ({ ok }) => ok,
  () => false,
);
if (!answers) {
  await startSandbox({
    port: given.sandboxPort,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: path.join(data, 'sandbox'),
    empty: false,
    fill: (client) => fillSample({ ...client, dealers: [dealer], now: Math.floor(Date.now() / 1000) }),
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    program.error(error.message);
  });
}

try {
  const target = await createTarget({ dealer, template, data, adminKey });
  const config = createAstroConfig({
    target,
    template,
    outDirectory: path.join(data, 'dev'),
    cacheDirectory: path.join(data, 'cache'),
  });
  await dev({ ...config, configFile: false, server: { port: given.port } });
} catch (error) {
  if (!(error instanceof IndexError)) throw error;
  program.error(`${dealer.slug}: ${error.message}`);
}
