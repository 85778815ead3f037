import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDealers } from '#config/load.ts';
import { vehicleFields } from '#services/wire/collections.ts';
import { createSampleStock, startOfDay } from '../sandbox/sample/stock.ts';
import { createSearchApp } from '../sandbox/search/app.ts';
import { createListingSearches } from './listing-searches.ts';
import { percentile } from './percentile.ts';

const apiKey = 'bench';

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
 * and the processor time of one request, which says the same on a machine that is busy with other things.
 */
export async function benchSearch({ vehicles, rounds, slug }: SearchBench): Promise<void> {
  const { dealers } = await loadDealers();
  const dealer = dealers.find((one) => one.slug === slug);
  if (!dealer) throw new Error(`There is no dealer ${slug}.`);
  const now = startOfDay(Date.now());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const search = createSearchApp({ dataDir, apiKey });
  const send = async (place: string, body: string): Promise<string> => {
    const headers = { 'x-typesense-api-key': apiKey, 'content-type': 'text/plain' };
    const answer = await search.app.fetch(
      new Request(`http://bench${place}`, { method: 'POST', headers, body }),
    );
    if (!answer.ok) throw new Error(`${place}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  try {
    await send('/collections', JSON.stringify({ name: 'vehicles', fields: vehicleFields }));
    const stock = createSampleStock({ dealer, now, publicUrl: 'http://bench', vehicles });
    await send(
      '/collections/vehicles/documents/import?action=create',
      stock.map((document) => JSON.stringify(document)).join('\n'),
    );
    console.log(`${stock.length} vehicles, ${rounds} rounds; milliseconds of one request`);
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
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(8));
  const processor = cpu === undefined ? '' : `  processor ${cpu.toFixed(1).padStart(8)}`;
  console.log(`${name.padEnd(34)} p50 ${p50}  p95 ${p95}${processor}`);
}
