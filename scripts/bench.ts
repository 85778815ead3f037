import path from 'node:path';
import { Command } from 'commander';
import { benchBuild } from './bench/build/build.ts';
import { benchListing } from './bench/listing/bench-listing.ts';
import { benchVehicle } from './bench/listing/bench-vehicle.ts';
import { benchSearch } from './bench/search/search.ts';

/** The address of a site as its pages begin; whoever copies one may leave the slash out. */
const parseSite = (address: string): string => new URL('/', address).href;

interface VisitFlags {
  visits: string;
  dealer: string;
  site?: string;
  port: string;
  data: string;
}

/** Flags of a command that visits a site of a dealer in Chromium. */
const addVisitFlags = (command: Command, dealer: string, visits: string): Command =>
  command
    .option('--visits <n>', visits, '5')
    .option('--dealer <slug>', 'whose site is visited', dealer)
    .option(
      '--site <url>',
      'a site that is served already, instead of building the one of the dealer',
      parseSite,
    )
    .option('--port <n>', 'port of the site that is built; its sandbox has the next', '4400')
    .option('--data <folder>', 'where that site is built', '.forecourt/bench-search');

const chooseSite = ({ site, port, data }: VisitFlags) =>
  site ?? { port: Number(port), data: path.resolve(data) };

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

addVisitFlags(
  program.command('search'),
  'westside-superstore',
  'how often the listing is visited; 0 leaves the browser out',
)
  .description(
    'the embedded search over sample stock: the searches of a listing with 14 facets, p50 and p95; then a listing in ' +
      'Chromium on a slow phone: INP of every interaction, and the time from the last key to painted results',
  )
  .option('--vehicles <n>', 'size of the yard, drawn from the profile of the dealer', '16700')
  .option('--rounds <n>', 'how often each search is asked', '60')
  .action(async (flags: VisitFlags & { vehicles: string; rounds: string }) => {
    const bench = { slug: flags.dealer, rounds: Number(flags.rounds), visits: Number(flags.visits) };
    await benchSearch({ ...bench, vehicles: Number(flags.vehicles) });
    await benchListing(bench, chooseSite(flags));
  });

addVisitFlags(program.command('vehicle'), 'harbour-toyota', 'how often it is visited')
  .description('the page of a vehicle in Chromium on a slow phone: INP of every interaction')
  .action(async (flags: VisitFlags) =>
    benchVehicle({ slug: flags.dealer, visits: Number(flags.visits) }, chooseSite(flags)),
  );

await program.parseAsync();
