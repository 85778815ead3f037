import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { fillSample } from '../../sandbox/sample/fill.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { changeStock } from './change-stock.ts';
import { benchedDealers, writeDealers } from './dealers.ts';
import { compileCache } from '../../build/run/compile-cache.ts';
import { kitsFolder } from '../../build/run/kits.ts';
import type { BuildReport } from '../../build/report/report.ts';
import { measure, type Measurement } from '../measure.ts';
import { benchPages } from './pages.ts';
import { findSlope } from './slope.ts';
import { describeSample } from '../../sandbox/sample/dealer.ts';

export interface BuildBenchOptions {
  port: number;
  /** Folder for everything that the benchmark makes; emptied first. */
  data: string;
  dealers: number;
}

/** Handed on to the builds that it starts. */
const adminKey = 'the-admin-key-of-the-benchmark';

const show = (what: string, { seconds, cpu }: Measurement, plain?: Measurement): void => {
  const clock = `${seconds.toFixed(1).padStart(7)} s ${cpu.toFixed(2).padStart(8)} s CPU`;
  const ratio = plain ? `  ${(plain.cpu / cpu).toFixed(1)}× less CPU` : '';
  console.log(`${what.padEnd(44)} ${clock}${ratio}`);
};

/** A plain `astro build` of one dealer after the other: what all took, and the seconds of the processor of each. */
async function buildPlainly(
  slugs: readonly string[],
  environment: Record<string, string>,
  out: string,
): Promise<{ sum: Measurement; each: ReadonlyMap<string, number> }> {
  const sum: Measurement = { seconds: 0, cpu: 0, output: '' };
  const each = new Map<string, number>();
  for (const slug of slugs) {
    const { seconds, cpu } = await measure([process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'], {
      ...environment,
      FORECOURT_DEALER: slug,
      FORECOURT_OUT: path.join(out, slug),
    });
    sum.seconds += seconds;
    sum.cpu += cpu;
    each.set(slug, cpu);
  }
  return { sum, each };
}

/** Prints what one more page of a site costs a plain `astro build`; `report` knows how many pages each site has. */
function showPlainPage(each: ReadonlyMap<string, number>, report: string): void {
  const { targets } = JSON.parse(readFileSync(report, 'utf8')) as BuildReport;
  const points = targets.map(({ slug, pages }) => ({ x: pages, y: (each.get(slug) ?? 0) * 1000 }));
  const cpu = findSlope(points).toFixed(2).padStart(8);
  console.log(`${'astro build, one more page'.padEnd(44)} ${' '.repeat(10)} ${cpu} ms CPU`);
}

/** The snapshots that a build left, by collection: file and number of documents. */
function readSnapshotSizes(data: string): Map<string, { file: string; count: number }> {
  const files = globSync(path.join(data, 'snapshots', '*', '*.jsonl'));
  return new Map(
    files.map((file) => {
      const count = readFileSync(file, 'utf8').split('\n').filter(Boolean).length;
      return [path.basename(file, '.jsonl'), { file, count }];
    }),
  );
}

/**
 * Measures the build in one run, everything as ratios, because times mean little on another machine. What is cold has
 * no kits, no compiled modules and no state; what is warm has those of a former build.
 */
export async function benchBuild({ port, data, dealers: count }: BuildBenchOptions): Promise<void> {
  rmSync(data, { recursive: true, force: true });
  const { dealers } = await loadDealers({ directory: benchedDealers });
  const sandbox = await startSandbox({
    port,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: path.join(data, 'sandbox'),
    fill: (client) =>
      fillSample({ ...client, dealers: dealers.map(describeSample), now: Math.floor(Date.now() / 1000) }),
  });
  try {
    const out = path.join(data, 'dist');
    const flags = ['--search-url', sandbox.url, '--out', out, '--data', path.join(data, 'build')];
    const build = (...more: string[]): Promise<Measurement> =>
      measure([process.execPath, 'scripts/build.ts', ...flags, ...more], { FORECOURT_ADMIN_KEY: adminKey });
    show(`${dealers.length} samples, all templates`, await build('--dealers', benchedDealers));
    const sizes = readSnapshotSizes(path.join(data, 'build'));
    const sizeOf = ({ build: { collections } }: Dealer): number =>
      sizes.get(collections.vehicles)?.count ?? 0;
    const bySize = dealers.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    const [largest, ...ordinary] = bySize;

    const directory = path.join(data, 'dealers');
    const slugs = writeDealers(directory, ordinary, count);
    const environment = {
      FORECOURT_DEALERS: directory,
      FORECOURT_SANDBOX_URL: sandbox.url,
      FORECOURT_ADMIN_KEY: adminKey,
    };
    const asShipped = { ...environment, FORECOURT_PLAIN: '' };
    const { sum: plain } = await buildPlainly(slugs, asShipped, path.join(data, 'plain'));
    show(`${count} dealers, astro build in a loop`, plain);
    const { sum: drawn, each } = await buildPlainly(slugs, environment, path.join(data, 'drawn'));
    show(`${count} dealers, the same with our parts`, drawn, plain);
    const ours = (...more: string[]): Promise<Measurement> => build('--dealers', directory, ...more);
    for (const cache of [kitsFolder, compileCache]) rmSync(cache, { recursive: true, force: true });
    show(`${count} dealers, cold`, await ours(), plain);
    // Into an empty folder, as the loop does.
    rmSync(out, { recursive: true });
    show(`${count} dealers, warm, all made`, await ours(), plain);
    show(`${count} dealers, unchanged night`, await ours(), plain);
    const changed = ordinary.flatMap((dealer) => sizes.get(dealer.build.collections.vehicles) ?? []);
    for (const { file } of changed) await changeStock({ url: sandbox.url, apiKey: adminKey }, file);
    show(`${count} dealers, night with 2% changed stock`, await ours(), plain);

    showPlainPage(each, path.join(out, 'report.json'));
    const snapshot = largest && sizes.get(largest.build.collections.vehicles);
    if (snapshot) await benchPages(largest.site.slug, snapshot.file, path.join(data, 'pages'));
  } finally {
    await sandbox.close();
  }
}
