import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRunningText } from '#catalogue/offer/running-text.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { importOther } from '#scripts/stock/import-other.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { openFeed } from '#scripts/stock/open-feed.ts';
import { expectInTime } from './processor.ts';

/*
 * One row of a feed of parts, offers or reviews that the index refuses, or that no page can show, keeps none of the others out.
 */

const folder = mkdtempSync(join(tmpdir(), 'other-feeds-'));
const apiKey = 'test-admin';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: join(folder, 'data') },
  });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const hostile: readonly object[] = [
  { created_at: 1.5 },
  { created_at: 1e300 },
  { created_at: -1 },
  { description: 'd'.repeat(1_100_000), text: 'd'.repeat(1_100_000) },
  { location_id: 12 },
  { id: 'a/b' },
  { id: '..' },
  { id: 'x'.repeat(130) },
];

const kinds = ['parts', 'offers', 'reviews'] as const;
test.each(kinds)('%s', async (kind) => {
  const file = join(folder, `${kind}.jsonl`);
  const review = { customer_name: 'Jo', rating: 5 };
  const rows = [{}, ...hostile].map((row, at) => ({ id: `p${at}`, name: 'Mats', ...review, ...row }));
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const feed = await openFeed(file, createDefaultMapping());
  const total = await importOther({
    ...{ kind, feed, file, rejectsFile: join(folder, 'rejects.jsonl'), dropShare: null, now: 1_764_201_600 },
    index: { url: sandbox.url, apiKey },
    dealer: {
      dealershipId: 'own',
      collections: { parts: 'parts_a', offers: 'offers_a', reviews: 'reviews_a' },
    },
  });
  expect(total).toMatchObject({ imported: kind === 'reviews' ? 5 : 2 });
});

test('an offer of half a million signs, each tag within the one before, is read at once', () => {
  const begun = performance.now();
  const read = keepRunningText('<b>'.repeat(160_000));
  expectInTime(performance.now() - begun, 1_000);
  expect(read.endsWith('</b>')).toBe(true);
});
