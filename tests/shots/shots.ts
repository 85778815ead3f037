import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { listBuiltSites } from './built-sites.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { photograph } from './photograph.ts';

/** Pictures of one page of every kind of each built site, for people to look at. The sites must be served. */
const program = new Command('npm run shots --')
  .description('Photograph one page of every kind of each site that `npm start` serves, at several widths.')
  .requiredOption('--out <folder>', 'where pictures and the contact sheet go')
  .option('--dist <folder>', 'the built sites', 'dist')
  .option('--port <n>', 'where they are served', '4321')
  .option('--dealer <slug...>', 'only these dealers')
  .option('--kind <kind...>', 'only these kinds of pages, as tests/budgets/page-kinds.js names them')
  .option('--width <pixels...>', 'widths of the window', ['390', '1440'])
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const options = program.opts<{
  out: string;
  dist: string;
  port: string;
  dealer?: string[];
  kind?: string[];
  width: string[];
}>();

if (!existsSync(options.dist))
  program.error(`There is no folder ${options.dist}. \`npm start\` builds and serves the sites.`);
// Which site is asked does not matter: somebody must answer.
await fetch(`http://127.0.0.1:${options.port}/`).catch(() =>
  program.error(`Nobody answers on port ${options.port}. \`npm start\` serves the sites.`),
);
const pages = listBuiltSites(options.dist)
  .filter(({ slug }) => options.dealer?.includes(slug) ?? true)
  .flatMap(({ pages, ...site }) => pages.map((page) => ({ ...site, ...page })))
  .filter(({ kind }) => options.kind?.includes(kind) ?? true);
if (pages.length === 0) program.error('No built page is of these dealers and kinds.');

const shots = await photograph(pages, {
  folder: path.resolve(options.out),
  port: options.port,
  widths: options.width.map(Number),
});
console.log(`${shots.length} pictures: ${writeContactSheet(path.resolve(options.out), shots)}`);
