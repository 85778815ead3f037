import { Command } from 'commander';
import pc from 'picocolors';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { formatWords, listWords } from './check/words.ts';

/** Checks dealer files and nothing else. Exit code 0 when every dealer loads, 1 when one does not, 2 for wrong use. */
const program = new Command('npm run check --')
  .description('Check dealer files: every problem of every dealer, with file, line and column.')
  .argument('[slug...]', 'check only these dealers')
  .option('--dealer <slug...>', 'the same, as other commands have it')
  .option('--directory <folder>', 'folder of the dealer files', 'dealers')
  .option('--json', 'print the result as one JSON object')
  .option(
    '--words [part]',
    'list settings and texts with their usual words; only those with this part in them',
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const { dealer, directory, json, words } = program.opts<{
  dealer?: string[];
  directory: string;
  json?: boolean;
  words?: string | true;
}>();
if (words !== undefined) {
  console.log(formatWords(await listWords(directory), words === true ? '' : words));
  process.exit(0);
}
const asked = [...new Set([...program.args, ...(dealer ?? [])])];
const { dealers, issues } = await loadDealers({
  directory,
  only: asked.length > 0 ? asked : undefined,
  readsToTheEnd: true,
});
const errors = issues.filter(({ severity }) => severity === 'error');
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

if (json) {
  console.log(
    JSON.stringify({ ok: errors.length === 0, dealers: dealers.map(({ site }) => site.slug), issues }),
  );
} else {
  if (issues.length > 0) console.log(`${formatIssues(issues)}\n`);
  const warnings = issues.length - errors.length;
  const problems = [errors.length && count(errors.length, 'error'), warnings && count(warnings, 'warning')];
  const summary = [`${count(dealers.length, 'dealer')} ready`, ...problems.filter(Boolean)].join(', ');
  console.log(errors.length > 0 ? pc.red(summary) : pc.green(summary));
}
process.exitCode = errors.length > 0 ? 1 : 0;
