import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDealers } from '#config/load/load.ts';
import { buildKit } from '#integration/kit/build-kit.ts';
import { routes } from '#routes/table.ts';
import { kitsFolder } from '../../build/run/kits.ts';
import { renderSite } from '../../build/site/render-site.ts';
import { benchedDealers } from './dealers.ts';

/** What a site took: milliseconds of the processor and on the clock. */
export interface SiteCost {
  cpu: number;
  wall: number;
  pages: number;
  kept: number;
}

/** A site that was made anew, and one that could keep every vehicle's page. */
export interface SiteCosts {
  made: SiteCost;
  kept: SiteCost;
}

/** Child of the benchmark: renders a dealer with the first vehicles of a snapshot and prints `SiteCosts`. */
const [slug = '', source = '', folder = '', count = ''] = process.argv.slice(2);
const { dealers } = await loadDealers({ directory: benchedDealers, only: [slug] });
const [dealer] = dealers;
if (!dealer) throw new Error(`There is no dealer ${slug}.`);

const template = dealer.build.templates[0] ?? 'base';
// Inside the project, where it finds its packages.
const kit = path.join(kitsFolder, 'bench');
const cacheDirectory = path.join(folder, 'cache');
const chosen = routes.filter(({ enabled }) => enabled(dealer.site));
if (!existsSync(kit)) await buildKit({ template, routes: chosen, folder: kit, cacheDirectory });

const vehiclesFile = path.join(folder, `${count}.jsonl`);
writeFileSync(vehiclesFile, readFileSync(source, 'utf8').split('\n').slice(0, Number(count)).join('\n'));

async function render(outDirectory: string, formerSite: string | null = null): Promise<SiteCost> {
  const clock = performance.now();
  const processor = process.cpuUsage();
  const { pages, kept } = await renderSite({
    kind: 'site',
    dealer: dealer as NonNullable<typeof dealer>,
    template,
    keys: { search: 'search-key', other: 'other-key', lead: 'lead-key' },
    vehiclesFile,
    offersFile: null,
    partsFile: null,
    cardCache: path.join(folder, 'open-graph'),
    pictureCache: path.join(folder, 'pictures'),
    now: Math.floor(Date.now() / 1000),
    kit,
    outDirectory,
    formerSite,
    pagesFile: path.join(folder, 'pages.json'),
    listingsFile: path.join(folder, 'listings.json'),
    ownPagesFile: path.join(folder, 'own-pages.json'),
    formerVehicles: null,
    force: false,
    secrets: [],
  });
  const { user, system } = process.cpuUsage(processor);
  const wall = performance.now() - clock;
  return { cpu: (user + system) / 1000, wall, pages, kept };
}

const site = (name: string): string => path.join(folder, `${name}-${count}`);
// The first run warms the machine up, as a worker with several sites to build is.
await render(site('first'));
const made = await render(site('made'));
const kept = await render(site('kept'), site('made'));
for (const name of ['first', 'made', 'kept']) rmSync(site(name), { recursive: true });
console.log(JSON.stringify({ made, kept }));
