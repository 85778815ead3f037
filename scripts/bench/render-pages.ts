import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDealers } from '#config/load.ts';
import { renderTarget } from '../build/render-target.ts';

/** Child of the benchmark: renders a dealer with the first vehicles of a collection, prints CPU milliseconds and pages. */
const [slug = '', collection = '', snapshots = '', count = ''] = process.argv.slice(2);
const { dealers } = await loadDealers({ only: [slug] });
const [dealer] = dealers;
const [source] = globSync(path.join(snapshots, '*', `${collection}.jsonl`));
if (!dealer || !source) throw new Error(`${slug} has no snapshot in ${snapshots}.`);

const vehiclesFile = path.join(snapshots, `${count}.jsonl`);
writeFileSync(vehiclesFile, readFileSync(source, 'utf8').split('\n').slice(0, Number(count)).join('\n'));
const render = async (outDirectory: string) => {
  const start = process.cpuUsage();
  const { pages } = await renderTarget({
    dealer,
    template: dealer.templates[0] ?? 'base',
    keys: { search: 'search-key', other: 'other-key', lead: 'lead-key' },
    vehiclesFile,
    offersFile: null,
    partsFile: null,
    now: Math.floor(Date.now() / 1000),
    outDirectory,
    cacheDirectory: path.join(snapshots, 'cache'),
    formerVehicles: null,
    secrets: [],
  });
  rmSync(outDirectory, { recursive: true });
  const { user, system } = process.cpuUsage(start);
  return { cpu: (user + system) / 1000, pages };
};
// The first run warms the machine up, as a worker with several sites to build is.
await render(path.join(snapshots, `first-${count}`));
console.log(JSON.stringify(await render(path.join(snapshots, `second-${count}`))));
