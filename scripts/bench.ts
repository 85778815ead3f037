import path from 'node:path';
import { Command } from 'commander';
import { benchBuild } from './bench/build.ts';

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

await program.parseAsync();
