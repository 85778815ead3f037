import path from 'node:path';
import { Command } from 'commander';
import { findUnknownDealers } from '#config/load/load.ts';
import { readAdminKey } from '../build/options.ts';
import { describeFailure } from '../command/describe-failure.ts';
import { endureLostLog } from '../command/lost-log.ts';
import { readIndexUrl } from '../command/index-url.ts';
import { readCount, readFolder, readShard } from '../command/option-values.ts';
import { findRunningSandbox } from '../command/running-sandbox.ts';
import { writeWhole } from '../command/write-whole.ts';
import type { DealerReport } from './alert-dealer.ts';
import { formatAlertReport } from './report-table.ts';
import type { AlertOptions } from './options.ts';
import { runAlerts } from './run-alerts.ts';

endureLostLog();
const program = new Command('npm run alerts --')
  .description(
    'Compares the stock of each dealer with that of the last run, and tells customers who asked for it: lower prices, vehicles ' +
      'that can be bought again, new vehicles of a saved search. At most one message a person, dealer and day.',
  )
  .option('--dealer <slug...>', 'only these dealers')
  .option(
    '--shard <i/n>',
    'one part of n: runs with the same data folder may work beside each other',
    readShard,
  )
  .option('--dry-run', 'say what would be news; keep and send nothing', false)
  .option('--force', 'believe the stock of tonight although most of it is gone', false)
  .option(
    '--server-data <folder>',
    'where the server keeps its data (default: sandbox in --data)',
    readFolder,
  )
  .option('--data <folder>', 'where state and the report live', readFolder, '.forecourt')
  .option('--dealers <folder>', 'where the dealer files are', 'dealers')
  .option('--search-url <url>', 'an index instead of those of the dealer files')
  .option('--patience <seconds>', 'silence after which the index counts as down', readCount, 20)
  .option('--read-limit <seconds>', 'time after which reading a collection is given up', readCount, 900)
  .addHelpText(
    'after',
    '\nFORECOURT_MESSAGES_URL takes the messages, as those of the server; without it they stand in its inbox alone. The admin key ' +
      'of a hosted index is read from TYPESENSE_ADMIN_KEY.\nExit code 1: a dealer failed, its stock was refused, or a message was not taken.',
  )
  .parse();

const given = program.opts<{
  dealer?: string[];
  shard?: { index: number; count: number };
  dryRun: boolean;
  force: boolean;
  serverData?: string;
  data: string;
  dealers: string;
  searchUrl?: string;
  patience: number;
  readLimit: number;
}>();

const sandboxUrl = readIndexUrl(given.searchUrl, (message) => program.error(message, { exitCode: 2 }));
const nobody = findUnknownDealers(given.dealers, given.dealer ?? []);
if (nobody !== null) program.error(nobody);

const running = findRunningSandbox(given.data);
const options: AlertOptions = {
  serverData: path.resolve(given.serverData ?? path.join(given.data, 'sandbox')),
  data: path.resolve(given.data),
  dealersDirectory: given.dealers,
  dealers: given.dealer ?? [],
  shard: given.shard ?? { index: 1, count: 1 },
  dryRun: given.dryRun,
  force: given.force,
  sandboxUrl,
  runningSandbox: sandboxUrl === null ? (running?.url ?? null) : null,
  adminKey: readAdminKey(running),
  patience: given.patience,
  readLimit: given.readLimit,
};
async function run(): Promise<DealerReport[]> {
  const reports = await runAlerts(options);
  if (reports.length === 0)
    console.log('No dealer sends alerts: auth with alerts in a dealer file switches them on.');
  else console.log(formatAlertReport(reports));
  const part = given.shard ? `-${given.shard.index}-of-${given.shard.count}` : '';
  if (!given.dryRun)
    writeWhole(
      path.join(given.data, 'alerts', `report${part}.json`),
      `${JSON.stringify(reports, null, 2)}\n`,
    );
  return reports;
}

const reports = await run().catch((error: unknown) => {
  const told = describeFailure(error);
  if (told === null) throw error;
  return program.error(told);
});
const isWell = ({ status, failed, givenUp }: DealerReport): boolean =>
  status !== 'failed' && status !== 'refused' && failed === 0 && givenUp === 0;
if (!reports.every(isWell)) process.exitCode = 1;
