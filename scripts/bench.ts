import path from 'node:path';
import { Command } from 'commander';
import { benchBuild } from './bench/build.ts';
import { benchSearch } from './bench/search.ts';

const program = new Command('npm run bench --').description('Measures in one run, as ratios.');

program
  .command('build')
  .description(
    'our build, cold, warm and unchanged, against a loop of plain `astro build`; CPU time of a page',
  )
  .option('--dealers <n>', 'number of dealers', '20')
  .option('--port <n>', 'port of its own sandbox', '8109')
  .option('--data <folder>', 'where it works; emptied first', '.forecourt/bench')
  .action(async ({ dealers, port, data }: { dealers: string; port: string; data: string }) =>
    benchBuild({ dealers: Number(dealers), port: Number(port), data: path.resolve(data) }),
  );

program
  .command('search')
  .description('the embedded search over sample stock: the searches of a listing with 14 facets, p50 and p95')
  .option('--vehicles <n>', 'size of the yard', '16700')
  .option('--rounds <n>', 'how often each search is asked', '60')
  .option('--dealer <slug>', 'whose profile the yard is drawn from', 'westside-superstore')
  .action(async ({ vehicles, rounds, dealer }: { vehicles: string; rounds: string; dealer: string }) =>
    benchSearch({ vehicles: Number(vehicles), rounds: Number(rounds), slug: dealer }),
  );

await program.parseAsync();
