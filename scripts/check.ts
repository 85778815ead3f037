import { Command } from 'commander';
import pc from 'picocolors';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealersApart } from './command/load-apart.ts';
import { endureLostLog } from './command/lost-log.ts';
import { printVerdicts } from './check/api/print-verdicts.ts';
import { checkApi, resourceNames } from './check/api/run.ts';
import { compareDealersApart } from './check/compare-apart.ts';
import { explainUnreadableFolder } from '#config/check/rights.ts';
import { formatChanges } from './check/dealer-changes.ts';
import { formatWords, listWords } from './check/words.ts';

endureLostLog();

/** Checks dealer files, or a dealer API. Exit code 0 when all is well, 1 when it is not, 2 for wrong use. */
const program = new Command('npm run check --')
  .description('Check dealer files: every problem of every dealer, with file, line and column.')
  .argument('[slug...]', 'check only these dealers')
  .option('--dealer <slug...>', 'the same, as other commands have it')
  .option('--dealers <folder>', 'folder of the dealer files', 'dealers')
  .option('--json', 'print the result as one JSON object')
  .option(
    '--words [part]',
    'list settings and texts with their usual words; only those with this part in them',
  )
  .option('--against <folder>', 'say what else holds than with the dealer files of another folder')
  .option('--api <url>', 'hold a dealer API to the contract instead, such as http://127.0.0.1:8108/api')
  .option('--write', 'with --api: try also what changes something (it leaves leads of "Contract check")')
  .option('--only <resource...>', `with --api: only ${resourceNames.join(', ')}`)
  .option('--vehicle <slug>', 'with --api: a vehicle that is in stock there')
  .addHelpText(
    'after',
    '\nWith --api, the environment variable FORECOURT_ADMIN_KEY is the key of the dealer, if you have it.',
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const {
  dealer,
  dealers: directory,
  json,
  words,
  against,
  api,
  write,
  only,
  vehicle,
} = program.opts<{
  dealer?: string[];
  dealers: string;
  json?: boolean;
  words?: string | true;
  against?: string;
  api?: string;
  write?: true;
  only?: string[];
  vehicle?: string;
}>();
if (api !== undefined) {
  const unknown = only?.find((name) => !resourceNames.includes(name));
  if (!URL.canParse(api))
    program.error(`--api ${api} is no address such as http://127.0.0.1:8108/api.`, { exitCode: 2 });
  if (unknown)
    program.error(`There is no resource ${unknown}: ${resourceNames.join(', ')}.`, { exitCode: 2 });
  const extent = {
    ...{ writes: write ?? false, only: only ?? [], vehicle: vehicle ?? null },
    adminKey: process.env['FORECOURT_ADMIN_KEY'] || null,
  };
  process.exit((await printVerdicts(checkApi(api, extent), console.log)) ? 0 : 1);
}
if (words !== undefined) {
  console.log(formatWords(await listWords(directory), words === true ? '' : words));
  process.exit(0);
}
const unlisted = against === undefined ? null : explainUnreadableFolder(against);
if (unlisted !== null) program.error(`--against ${against}: ${unlisted}`, { exitCode: 2 });
const asked = [...new Set([...program.args, ...(dealer ?? [])])];
const { dealers, issues } = await loadDealersApart({
  directory,
  only: asked.length > 0 ? asked : undefined,
  readsToTheEnd: true,
  findsAllCopies: true,
});
const errors = issues.filter(({ severity }) => severity === 'error');
const changes =
  against === undefined || explainUnreadableFolder(directory) !== null
    ? null
    : await compareDealersApart({ former: against, directory }, asked);
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

if (json) {
  console.log(
    JSON.stringify({
      ok: errors.length === 0,
      dealers: dealers.map(({ site }) => site.slug),
      issues,
      ...(changes && { changes }),
    }),
  );
} else {
  if (changes) console.log(`${formatChanges(changes)}\n`);
  if (issues.length > 0) console.log(`${formatIssues(issues)}\n`);
  const warnings = issues.length - errors.length;
  const problems = [errors.length && count(errors.length, 'error'), warnings && count(warnings, 'warning')];
  const summary = [`${count(dealers.length, 'dealer')} ready`, ...problems.filter(Boolean)].join(', ');
  console.log(errors.length > 0 ? pc.red(summary) : pc.green(summary));
}
process.exitCode = errors.length > 0 ? 1 : 0;
