import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import pc from 'picocolors';
import { formatIssues, type Issue } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { isFolder, openLibrary } from '#config/load/library.ts';
import { explainUnreadableFolder } from '#config/check/rights.ts';
import { readTemplateNames } from '#config/load/templates.ts';
import { completeAnswers, createQuestions, findAnswerProblems, type Answers } from './new-dealer/answers.ts';
import { askQuestions, askStarterPages } from './new-dealer/ask.ts';
import {
  findUnknownPages,
  readPageNames,
  starterPages,
  writeStarterPages,
} from './new-dealer/starter-pages.ts';
import { NewFiles, WriteProblem } from './new-dealer/new-files.ts';
import { writeDealer } from './new-dealer/write.ts';

/** Writes the file of a new dealer, checked before it stays. Exit code 1 when nothing was written, 2 for wrong use. */
const templates = readTemplateNames();
// The options say what is asked, whichever folder the brands are read from.
const options = createQuestions(templates, openLibrary('dealers'));
const program = new Command('npm run new-dealer --')
  .description(
    'Add a dealer: asks a few questions, or takes the answers as options, and writes dealers/<slug>.yaml.',
  )
  .option('--yes', 'ask nothing; what is left out takes its default')
  .option('--dealers <folder>', 'folder of the dealer files', 'dealers')
  .option('--pages <names>', `starter pages: all, none, or some of ${starterPages.join(',')} (default: none)`)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
for (const { key, ask, example } of options)
  program.option(`--${key} <${key}>`, `${ask}, for example ${example}`);
const {
  yes,
  dealers: directory,
  pages: askedPages,
  ...flags
} = program.parse().opts<Partial<Answers> & { yes?: boolean; dealers: string; pages?: string }>();
const given: Partial<Answers> = flags.state ? { ...flags, state: flags.state.toUpperCase() } : flags;

function stop(code: 1 | 2, ...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

if (!isFolder(directory)) stop(2, `There is no folder ${directory}. Nothing was written.`);
const unlisted = explainUnreadableFolder(directory);
if (unlisted !== null) stop(2, `${directory}: ${unlisted}`, 'Nothing was written.');
const questions = createQuestions(templates, openLibrary(directory));
const interactive = process.stdin.isTTY && !yes;
// Whoever is asked hears only of wrong options now; else what is missing is told with them, all in one round.
const problems = interactive
  ? findAnswerProblems(questions, given).filter((problem) => !problem.includes(' is missing,'))
  : findAnswerProblems(questions, completeAnswers(questions, given));
if (problems.length > 0) stop(2, ...problems, 'Nothing was written. See npm run new-dealer -- --help');
const unknownPages = findUnknownPages(askedPages ?? 'none');
if (unknownPages !== null) stop(2, unknownPages, 'Nothing was written. See npm run new-dealer -- --help');
const answers = completeAnswers(
  questions,
  interactive ? await askQuestions(questions, given, templates) : given,
);

const chosenPages =
  askedPages === undefined && interactive ? await askStarterPages() : readPageNames(askedPages ?? 'none');

const slug = answers.slug ?? '';
const file = join(directory, `${slug}.yaml`);
if (existsSync(file)) stop(1, `${file} exists already. Choose another --slug, or edit that file.`);

const files = new NewFiles();

/** Ends the program without the files that it wrote. */
function takeBack(...lines: string[]): never {
  const left = files.takeBack();
  const nothing = 'Nothing was written.';
  return stop(1, ...lines, left.length > 0 ? `Delete these, which stay: ${left.join(', ')}` : nothing);
}

/** Writes the file of the dealer and its pages, and loads them. */
async function writeFiles(): Promise<readonly Issue[]> {
  try {
    files.write(file, writeDealer(answers), directory);
    writeStarterPages(files, directory, slug, chosenPages);
    return (await loadDealers({ directory, only: [slug], findsAllCopies: true })).issues;
  } catch (error) {
    if (error instanceof WriteProblem) return takeBack(error.message);
    files.takeBack();
    throw error;
  }
}
const issues = await writeFiles();
const errors = issues.filter(({ severity }) => severity === 'error');
if (errors.length > 0) takeBack(formatIssues(errors));
if (issues.length > 0) console.log(formatIssues(issues));
for (const written of files.written) console.log(pc.green(`Wrote ${written}`));
if (files.written.length > 1)
  console.log(
    'Read each page and make it yours; delete those that you do not want. A page that says "Write here" is published once you have written that.',
  );
console.log(
  'See it: npm start. It needs nothing else running, gives the dealer sample stock, and builds and serves every dealer.',
);
