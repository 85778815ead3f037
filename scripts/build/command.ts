import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { formatIssues } from '#config/check/issues.ts';
import { findUnknownDealers, listDealers } from '#config/load/load.ts';
import { readTemplateNames } from '#config/load/templates.ts';
import { describeDiskProblem } from '../command/disk-problem.ts';
import { endureLostLog } from '../command/lost-log.ts';
import { readIndexUrl } from '../command/index-url.ts';
import { readCount, readFolder, readShard } from '../command/option-values.ts';
import { findRunningSandbox } from '../command/running-sandbox.ts';
import { buildSites, type BuildEvents } from './build-sites.ts';
import { endWithParent } from './run/end-with-parent.ts';
import { LockedError } from './run/lock.ts';
import { readAdminKey, type BuildOptions } from './options.ts';
import { formatReportTable } from './report/report-table.ts';
import type { BuildReport } from './report/report.ts';
import { sendFinished, sendLocked, sendReported } from './report/send-finished.ts';
import { readPublished } from './run/published-sites.ts';

const collect = (value: string, former: string[] = []): string[] => [...former, value];

endureLostLog();
const program = new Command('npm run build --')
  .description(
    'Builds every dealer site that changed into <out>/<slug>/<template>/ and reports what became of each.',
  )
  .option('--dealer <slug...>', 'build only these dealers')
  .option('--template <name>', 'build this template; may be given several times', collect)
  .option('--shard <i/n>', 'build one part of n; a dealer stays in its part', readShard)
  .option(
    '--report <report.json>',
    'report of a former build on another machine, which tells at which address each dealer was; may be given several times',
    collect,
  )
  .option('--force', 'build unchanged sites too, and publish although stock fell', false)
  .option('--prune', 'take published sites away that no dealer file asks for any more', false)
  .option('--jobs <n>', 'sites built at the same time (default: by the machine)', readCount)
  .option('--out <folder>', 'where finished sites go', readFolder, 'dist')
  .option('--data <folder>', 'where state and caches live', readFolder, '.forecourt')
  .option('--dealers <folder>', 'where the dealer files are', 'dealers')
  .option(
    '--search-url <url>',
    'an index and dealer API instead of those of the dealer files; where these name none, a running npm start is found',
  )
  .option('--patience <seconds>', 'silence after which the index counts as down', readCount, 20)
  .option('--read-limit <seconds>', 'time after which reading a collection is given up', readCount, 900)
  .addHelpText(
    'after',
    '\nThe admin key of a hosted index is read from TYPESENSE_ADMIN_KEY. Exit code 1: something failed.',
  )
  .parse();

const given = program.opts<{
  dealer?: string[];
  template?: string[];
  shard?: BuildOptions['shard'];
  force: boolean;
  prune: boolean;
  jobs?: number;
  out: string;
  data: string;
  dealers: string;
  searchUrl?: string;
  patience: number;
  readLimit: number;
  report?: string[];
}>();

const sandboxUrl = readIndexUrl(given.searchUrl, (message) => program.error(message));

const templates = given.template ?? [];
const known = readTemplateNames();
const unknown = templates.find((name) => !known.includes(name));
if (unknown !== undefined)
  program.error(`There is no template '${unknown}'. The templates are: ${known.join(', ')}.`);

const nobody = findUnknownDealers(given.dealers, given.dealer ?? []);
if (nobody !== null) program.error(nobody);

if (given.prune && (given.dealer || given.template))
  program.error(
    '--prune needs a build of all dealers in all their templates: a dealer under a new name is tried before its former site goes. Leave --dealer and --template out.',
  );

const listed = listDealers(given.dealers);
if (listed.slugs.length === 0 && listed.issues.length === 0)
  console.error(
    `There is no dealer file in ${given.dealers}/. Sites in ${given.out}/ stay, also with --prune: that folder may not have come whole. Delete the folders of dealers there to take their sites away.`,
  );

const ownReport = path.resolve(given.out, 'report.json');
const running = findRunningSandbox(given.data);
const options: BuildOptions = {
  out: path.resolve(given.out),
  data: path.resolve(given.data),
  dealersDirectory: given.dealers,
  dealers: given.dealer ?? [],
  templates,
  shard: given.shard ?? { index: 1, count: 1 },
  // The first build into a folder finds none of its own.
  published: readPublished([...(existsSync(ownReport) ? [ownReport] : []), ...(given.report ?? [])]),
  force: given.force,
  prune: given.prune,
  jobs: given.jobs ?? 0,
  sandboxUrl,
  runningSandbox: sandboxUrl === null ? (running?.url ?? null) : null,
  adminKey: readAdminKey(running),
  patience: given.patience,
  readLimit: given.readLimit,
};

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort());

const warn: BuildEvents = {
  issues: (issues) => {
    const warnings = issues.filter(({ severity }) => severity === 'warning');
    if (warnings.length > 0) console.error(formatIssues(warnings));
  },
};

if (options.runningSandbox !== null)
  console.log(
    `Dealers whose files name no other index are built for the running sandbox at ${options.runningSandbox}`,
  );

/**
 * Progress: one live line on a terminal, one line per site elsewhere. `npm start` receives it as messages and prints it
 * itself.
 */
async function buildWithProgress(): Promise<BuildReport> {
  if (process.send) {
    endWithParent(interruption);
    const report = await buildSites(options, { ...warn, finished: sendFinished }, interruption.signal);
    sendReported(report);
    return report;
  }
  if (!process.stdout.isTTY) {
    const finished: BuildEvents['finished'] = ({ slug, template, status }, done, total) =>
      console.log(`${done}/${total} ${slug} ${template} ${status}`);
    return await buildSites(options, { ...warn, finished }, interruption.signal);
  }
  const { Listr } = await import('listr2');
  const context: { report?: BuildReport } = {};
  await new Listr<typeof context>([
    {
      title: 'Reading the index',
      task: async (into, task) => {
        const finished: BuildEvents['finished'] = (target, done, total) => {
          task.title = `Building sites ${'█'.repeat(Math.round((20 * done) / total)).padEnd(20, '░')} ${done}/${total} ${target.slug}`;
        };
        into.report = await buildSites(options, { ...warn, finished }, interruption.signal);
        task.title = 'Sites are up to date';
      },
    },
  ]).run(context);
  if (!context.report) throw new Error('The build ended without a report.');
  return context.report;
}

try {
  const report = await buildWithProgress();
  console.log(formatReportTable(report));
  console.log(`\nReport: ${path.join(given.out, 'report.html')}`);
  if (report.targets.some(({ status }) => status === 'failed')) process.exitCode = 1;
} catch (error) {
  const disk = describeDiskProblem(error);
  if (interruption.signal.aborted) {
    console.error('Stopped. Every published site is as it was or finished.');
    process.exitCode = 130;
  } else if (error instanceof LockedError) {
    console.error(error.message);
    sendLocked(error.lock);
    process.exitCode = 1;
  } else if (disk !== null) {
    console.error(
      `${disk} Every published site is as it was or finished.\nMake room, or choose other folders with --out and --data, and build again.`,
    );
    process.exitCode = 1;
  } else throw error;
}
