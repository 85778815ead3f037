import path from 'node:path';
import { Command } from 'commander';
import { benchBuild } from './bench/build/build.ts';
import { benchListing } from './bench/listing/bench-listing.ts';
import { benchVehicle } from './bench/listing/bench-vehicle.ts';
import { benchSearch } from './bench/search/search.ts';

/** The address of a site as its pages begin; whoever copies one may leave the slash out. */
const parseSite = (address: string): string => new URL('/', address).href;

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
  .description(
    'the embedded search over sample stock: the searches of a listing with 14 facets, p50 and p95; then a listing in ' +
      'Chromium on a slow phone: INP of every interaction, and the time from the last key to painted results',
  )
  .option('--vehicles <n>', 'size of the yard', '16700')
  .option('--rounds <n>', 'how often each search is asked', '60')
  .option('--visits <n>', 'how often the listing is visited; 0 leaves the browser out', '5')
  .option(
    '--dealer <slug>',
    'whose profile the yard is drawn from, and whose listing is visited',
    'westside-superstore',
  )
  .option(
    '--site <url>',
    'a site that is served already, instead of building the one of the dealer',
    parseSite,
  )
  .option('--port <n>', 'port of the site that is built; its sandbox has the next', '4400')
  .option('--data <folder>', 'where that site is built', '.forecourt/bench-search')
  .action(async (flags: SearchFlags) => {
    const bench = { slug: flags.dealer, rounds: Number(flags.rounds), visits: Number(flags.visits) };
    await benchSearch({ ...bench, vehicles: Number(flags.vehicles) });
    const { site, port, data } = flags;
    await benchListing(bench, site ?? { port: Number(port), data: path.resolve(data) });
  });

program
  .command('vehicle')
  .description('the page of a vehicle in Chromium on a slow phone: INP of every interaction')
  .option('--visits <n>', 'how often it is visited', '5')
  .option('--dealer <slug>', 'whose vehicle it is', 'harbour-toyota')
  .option(
    '--site <url>',
    'a site that is served already, instead of building the one of the dealer',
    parseSite,
  )
  .option('--port <n>', 'port of the site that is built; its sandbox has the next', '4400')
  .option('--data <folder>', 'where that site is built', '.forecourt/bench-search')
  .action(async ({ dealer, visits, site, port, data }: Omit<SearchFlags, 'vehicles' | 'rounds'>) =>
    benchVehicle(
      { slug: dealer, visits: Number(visits) },
      site ?? { port: Number(port), data: path.resolve(data) },
    ),
  );

interface SearchFlags {
  vehicles: string;
  rounds: string;
  visits: string;
  dealer: string;
  site?: string;
  port: string;
  data: string;
}

await program.parseAsync();
