import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDealers } from '#config/load/load.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { createSampleStock, startOfDay } from '../../sandbox/sample/stock.ts';
import { createSearchApp } from '../../sandbox/search/app.ts';
import { benchedDealers } from '../build/dealers.ts';
import { createListingSearches } from './listing-searches.ts';
import { percentile } from '../percentile.ts';
import { describeSample } from '../../sandbox/sample/dealer.ts';

const apiKey = 'bench';

/**
 * Milliseconds (p50, p95) that a Typesense 29.0 server took for searches of the same kind over 16,733 documents, on two
 * shared cores: one recording, made while the embedded search was checked against it. On another machine only
 * the order of magnitude of the ratio means something.
 */
const typesense: Record<string, readonly [number, number]> = {
  'first page, 14 facets': [15.8, 19.3],
  '"toyota hilux"': [6.8, 8.2],
  'typo "toyta"': [10, 12.1],
  '8 searches in one request': [37.9, 82.2],
};

export interface SearchBench {
  /** Size of the yard. */
  vehicles: number;
  /** How often each search is asked, after ten that are not measured. */
  rounds: number;
  /** Whose sample profile the yard is drawn from. */
  slug: string;
}

/**
 * Asks the embedded search what listings ask it, without a network between, and prints p50 and p95 in milliseconds,
 * and the processor time of one request, which says the same on a machine that is busy with other things; where the
 * real engine's figures are known, the ratios to its p50, to its p95, and of processor time to its p50.
 */
export async function benchSearch({ vehicles, rounds, slug }: SearchBench): Promise<void> {
  const { dealers } = await loadDealers({ directory: benchedDealers });
  const dealer = dealers.find((one) => one.site.slug === slug);
  if (!dealer) throw new Error(`There is no dealer ${slug}.`);
  const now = startOfDay(Date.now());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const search = createSearchApp({ dataDir, apiKey });
  const send = async (path: string, body: string): Promise<string> => {
    const headers = { 'x-typesense-api-key': apiKey, 'content-type': 'text/plain' };
    const answer = await search.app.fetch(
      new Request(`http://bench${path}`, { method: 'POST', headers, body }),
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  try {
    await send('/collections', JSON.stringify({ name: 'vehicles', fields: vehicleFields }));
    const stock = createSampleStock({
      dealer: describeSample(dealer),
      now,
      publicUrl: 'http://bench',
      vehicles,
    });
    await send(
      '/collections/vehicles/documents/import?action=create',
      stock.map((document) => JSON.stringify(document)).join('\n'),
    );
    console.log(
      `${stock.length} vehicles, ${rounds} rounds; milliseconds of one request; ratios of p50, p95 and processor to a real Typesense 29.0`,
    );
    const all: number[] = [];
    for (const { name, body } of createListingSearches('vehicles', now)) {
      const text = JSON.stringify(body);
      const times: number[] = [];
      let before = process.cpuUsage();
      for (let round = -10; round < rounds; round += 1) {
        if (round === 0) before = process.cpuUsage();
        const start = performance.now();
        const answer = await send('/multi_search', text);
        if (round >= 0) times.push(performance.now() - start);
        if (answer.includes('"error"')) throw new Error(`${name}: ${answer.slice(0, 200)}`);
      }
      const { user, system } = process.cpuUsage(before);
      all.push(...times);
      print(name, times, (user + system) / 1_000 / rounds);
    }
    print('all', all);
  } finally {
    search.close();
    rmSync(dataDir, { recursive: true });
  }
}

function print(name: string, times: readonly number[], cpu?: number): void {
  const figures = [0.5, 0.95].map((share) => percentile(times, share));
  const [p50, p95] = figures.map((figure) => figure.toFixed(1).padStart(8));
  const processor = cpu === undefined ? '' : `  processor ${cpu.toFixed(1).padStart(8)}`;
  const known = typesense[name];
  const ratios = known && [
    ...figures.map((figure, index) => figure / (known[index] ?? NaN)),
    (cpu ?? NaN) / known[0],
  ];
  const ratio = ratios ? `  ratio ${ratios.map((one) => one.toFixed(2)).join(' / ')}` : '';
  console.log(`${name.padEnd(34)} p50 ${p50}  p95 ${p95}${processor}${ratio}`);
}
