import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDealers } from '#config/load.ts';
import { fillSample } from '../sandbox/sample/fill.ts';
import { startSandbox } from '../sandbox/server.ts';
import { readAdminKey } from '../build/options.ts';
import { measure, type Measurement } from './measure.ts';

export interface BuildBenchOptions {
  port: number;
  /** Folder for everything that the benchmark makes; emptied first. */
  data: string;
  dealers: number;
}

const adminKey = readAdminKey();

/** Copies of the sample dealers that have an ordinary stock, under names of their own, over the same collections. */
async function writeDealers(directory: string, count: number): Promise<string[]> {
  const { dealers } = await loadDealers();
  const ordinary = dealers.filter(({ collections }) => !collections.vehicles.endsWith('superstore'));
  mkdirSync(directory, { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const original = ordinary[index % ordinary.length];
    if (!original) throw new Error('There are no sample dealers.');
    const slug = `bench-${index + 1}`;
    const { vehicles, offers } = original.collections;
    const text = readFileSync(`dealers/${original.slug}.yaml`, 'utf8')
      .replace(/^url:.*$/m, `url: https://www.${slug}.example`)
      .replace(/^templates:.*$/m, (line) => line.replace(/\[(\w+),.*\]/, '[$1]'));
    writeFileSync(
      path.join(directory, `${slug}.yaml`),
      `${text}\ncollections: { vehicles: ${vehicles}, offers: ${offers} }\n`,
    );
    return slug;
  });
}

const ratio = (one: Measurement, other: Measurement): string => `${(one.cpu / other.cpu).toFixed(1)}×`;

/** One run, everything as ratios, because times mean little on another machine. */
export async function benchBuild({ port, data, dealers: count }: BuildBenchOptions): Promise<void> {
  rmSync(data, { recursive: true, force: true });
  const directory = path.join(data, 'dealers');
  const { dealers } = await loadDealers();
  const sandbox = await startSandbox({
    port,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: path.join(data, 'sandbox'),
    empty: false,
    fill: (client) => fillSample({ ...client, dealers, now: Math.floor(Date.now() / 1000) }),
  });
  try {
    const slugs = await writeDealers(directory, count);
    const out = path.join(data, 'dist');
    const flags = ['--search-url', sandbox.url, '--out', out, '--data', path.join(data, 'build')];
    const build = (...more: string[]): Promise<Measurement> =>
      measure([process.execPath, 'scripts/build.ts', ...flags, ...more]);
    const ours = (...more: string[]): Promise<Measurement> => build('--dealers', directory, ...more);
    const show = (what: string, { seconds, cpu }: Measurement, note = ''): void =>
      console.log(
        `${what.padEnd(44)} ${seconds.toFixed(1).padStart(7)} s ${cpu.toFixed(1).padStart(7)} s CPU  ${note}`,
      );

    const plain: Measurement = { seconds: 0, cpu: 0, output: '' };
    for (const slug of slugs) {
      const { seconds, cpu } = await measure(
        [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
        {
          FORECOURT_DEALERS: directory,
          FORECOURT_DEALER: slug,
          FORECOURT_SANDBOX_URL: sandbox.url,
          FORECOURT_OUT: path.join(data, 'plain', slug),
        },
      );
      plain.seconds += seconds;
      plain.cpu += cpu;
    }
    show(`${count} dealers, astro build in a loop`, plain, '1×');
    const cold = await ours();
    show(`${count} dealers, cold`, cold, `${ratio(plain, cold)} less CPU`);
    const warm = await ours('--force');
    show(`${count} dealers, warm, all forced`, warm, `${ratio(plain, warm)} less CPU`);
    const unchanged = await ours();
    show(`${count} dealers, unchanged night`, unchanged, `${ratio(plain, unchanged)} less CPU`);
    show('all samples, cold', await build());

    const large = dealers.find(({ collections }) => collections.vehicles.endsWith('superstore'));
    if (large)
      await benchPages(large.slug, large.collections.vehicles, path.join(data, 'build', 'snapshots'), data);
  } finally {
    await sandbox.close();
  }
}

/** Processor time of a vehicle page at 300 and at 3,000 vehicles, what a site costs without stock taken off. */
async function benchPages(slug: string, collection: string, snapshots: string, data: string): Promise<void> {
  const folder = path.join(data, 'pages');
  cpSync(snapshots, folder, { recursive: true });
  const run = async (count: number): Promise<{ cpu: number; pages: number }> => {
    const { output } = await measure(
      [process.execPath, 'scripts/bench/render-pages.ts', slug, collection, folder, String(count)],
      {
        NODE_ENV: 'production',
      },
    );
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as { cpu: number; pages: number };
  };
  const none = await run(30);
  for (const count of [300, 3000]) {
    const { cpu, pages } = await run(count);
    const each = (cpu - none.cpu) / (pages - none.pages);
    console.log(`${`${count} vehicles, CPU of one more page`.padEnd(44)} ${each.toFixed(2).padStart(7)} ms`);
  }
}
