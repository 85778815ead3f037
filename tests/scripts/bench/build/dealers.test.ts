import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { benchedDealers, writeDealers } from '../../../../scripts/bench/build/dealers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('copies for the benchmark are dealers without errors, over the stock of those they copy', async () => {
  const { dealers: samples } = await loadDealers({ directory: benchedDealers });
  const slugs = writeDealers(folder, samples, samples.length + 1);
  const { dealers, issues } = await loadDealers({ directory: folder });

  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const find = (slug: string) => dealers.find(({ site }) => site.slug === slug)?.build;
  for (const [index, slug] of slugs.entries()) {
    const original = samples[index % samples.length]?.build;
    expect(find(slug)?.collections.vehicles).toBe(original?.collections.vehicles);
    expect(find(slug)?.collections.offers).toBe(original?.collections.offers);
    expect(find(slug)?.templates).toEqual(original?.templates.slice(0, 1));
  }
});
