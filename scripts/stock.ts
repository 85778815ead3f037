import type { Dealer } from '#config/dealer.ts';
import { readListedModels } from '#config/load/listed-models.ts';
import { Command, Option } from 'commander';
import path from 'node:path';
import pc from 'picocolors';
import { readFolder, readHost } from './command/option-values.ts';
import { parsePort } from './command/port.ts';
import { findRunningSandbox } from './command/running-sandbox.ts';
import { removeSamples } from './sandbox/sample/remove.ts';
import { resolveIndex, type AddressFlags } from './stock/address.ts';
import { refuseUnknownColumns } from './stock/columns.ts';
import { describeFailure } from './command/describe-failure.ts';
import { Failure } from './command/failure.ts';
import { endureLostLog } from './command/lost-log.ts';
import { findDealer } from './stock/dealer/find-dealer.ts';
import { findSellers } from './stock/dealer/find-sellers.ts';
import type { OtherKind } from './stock/complete-other.ts';
import { importFeed } from './stock/import.ts';
import { importOther } from './stock/import-other.ts';
import { IndexError, UnknownSwitch } from './stock/index/error.ts';
import type { IndexAddress } from './stock/index/request.ts';
import { ensurePageCollections } from './stock/index/page-collections.ts';
import { createDefaultMapping } from './stock/mapping/default.ts';
import { readMapping } from './stock/mapping/read.ts';
import { openFeed } from './stock/open-feed.ts';
import { formatJson, formatSummary } from './stock/summary.ts';

interface Flags extends AddressFlags {
  dealer: string;
  kind: 'vehicles' | OtherKind;
  mapping?: string;
  dryRun: boolean;
  force: boolean;
  json: boolean;
  rejects?: string;
  dealers: string;
  data: string;
}

async function run(file: string, flags: Flags): Promise<void> {
  const written = flags.mapping ? readMapping(flags.mapping) : null;
  const found = await findDealer(flags.dealer, flags.dealers);
  const { site, build } = found;
  const dealer = { ...site, collections: build.collections };
  const rejectsFile = flags.rejects ?? path.join(flags.data, 'rejects', `${flags.dealer}.jsonl`);
  if (path.resolve(rejectsFile) === path.resolve(file))
    throw new Failure(`Rejected rows would overwrite the feed ${file}. Give --rejects another name.`);
  const feed = await openFeed(file, written ?? createDefaultMapping());
  const mapping = written ?? createDefaultMapping(feed.columns);
  if (written && feed.columns) refuseUnknownColumns(written, feed.columns, file);
  const now = Math.floor(Date.now() / 1_000);
  const index = flags.dryRun ? null : resolveIndex(build.index, flags, findRunningSandbox(flags.data));
  const indexUrl = index?.url ?? null;
  if (index) await ensurePageCollections(index, found);
  const dropShare = flags.force ? null : build.stockDropShare;
  if (flags.kind !== 'vehicles') {
    const { kind } = flags;
    const summary = await importOther({ kind, feed, file, dealer, index, rejectsFile, dropShare, now });
    console.log(formatSummary(summary, { dealer: flags.dealer, indexUrl, rejectsFile }));
    if (flags.json) console.log(formatJson(summary, indexUrl));
    return;
  }
  const progress = process.stderr.isTTY;
  const summary = await importFeed({
    feed,
    file,
    mapping,
    dealer,
    models: readListedModels(flags.dealers),
    index,
    rejectsFile,
    dropShare,
    now,
    ...(progress ? { onProgress: (read: number) => process.stderr.write(`\r  ${read} rows read`) } : {}),
  });
  clearProgress();
  if (index) await clearSamples(index, found, flags.dealers);
  console.log(formatSummary(summary, { dealer: flags.dealer, indexUrl, rejectsFile }));
  if (flags.json) console.log(formatJson(summary, indexUrl));
}

/** Nothing that was invented to try a site stands beside vehicles that somebody sells. The import is done, whatever comes of it. */
async function clearSamples(index: IndexAddress, dealer: Dealer, directory: string): Promise<void> {
  try {
    for (const { site, build } of await findSellers(dealer, directory)) {
      const removed = await removeSamples(index, build.collections);
      if (removed.length > 0) console.log(`  Samples of ${site.slug} taken away: ${removed.join(', ')}`);
    }
  } catch (error) {
    const told = describeFailure(error) ?? String(error);
    console.error(`Samples of offers, parts and reviews may still be there. ${told}`);
  }
}

/** Takes the line of progress off the terminal. */
function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
}

/** What a mistake, a silent index or a full disk leaves behind, in words; null for a defect of ours. */
function explain(error: unknown, kind: Flags['kind']): string | null {
  const told = describeFailure(error);
  const isClear = error instanceof Failure && !(error instanceof IndexError);
  if (told === null || isClear || error instanceof UnknownSwitch) return told;
  return `${told} ${kind === 'vehicles' ? 'The stock stays as it is.' : `The ${kind} stay as they are.`}`;
}

endureLostLog();
const program = new Command('npm run stock --').description(
  'Looks after the stock of a dealer in the index.',
);

program
  .command('import')
  .description(
    'Loads a feed as the whole stock of a dealer: read, cleaned, checked, and switched to in one step. ' +
      'Rows that cannot be read are written to a file with their line and reason.',
  )
  .argument('<file>', 'CSV with a line of column names, or JSON Lines (one object a line)')
  .requiredOption('--dealer <slug>', 'whose stock it is')
  .addOption(
    new Option(
      '--kind <name>',
      'what the feed holds; offers, parts and reviews use the names of the index as columns',
    )
      .choices(['vehicles', 'offers', 'parts', 'reviews'])
      .default('vehicles'),
  )
  .option('--mapping <yaml>', 'how columns become fields; dealers/_feeds/listings-au.yaml explains itself')
  .option('--dry-run', 'read, clean and check, but write to no index', false)
  .option('--json', 'end with one line {"read":…,"imported":…,"rejected":…,"index":…}', false)
  .option(
    '--force',
    'import even when more than a fifth is gone since the last import (less where build.stockDropShare says so)',
    false,
  )
  .option(
    '--rejects <file>',
    'where rejected rows go: .csv for the columns of the feed with line and reason behind them, any other ending for ' +
      'JSON Lines (default: <data>/rejects/<slug>.jsonl)',
  )
  .option(
    '--host <name>',
    'index to load into (default: of the dealer file, or a running npm start)',
    readHost,
  )
  .option('--port <number>', 'its port', parsePort)
  .addOption(new Option('--protocol <name>', 'how to reach it').choices(['http', 'https']))
  .option(
    '--api-key <key>',
    'its admin key (default: TYPESENSE_ADMIN_KEY, FORECOURT_ADMIN_KEY, or that of a running npm start)',
  )
  .option('--dealers <folder>', 'folder of dealer files', 'dealers')
  .option('--data <folder>', 'data folder of the sandbox that is to be found', readFolder, '.forecourt')
  .action(async (file: string, flags: Flags) => {
    try {
      await run(file, flags);
    } catch (error) {
      const told = explain(error, flags.kind);
      if (told === null) throw error;
      clearProgress();
      console.error(`${pc.red('✘')} ${told}`);
      process.exitCode = 1;
    }
  });

await program.parseAsync();
