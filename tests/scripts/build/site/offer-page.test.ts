import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { adminKey, createBuildFixture } from '../fixture-build.ts';

const words = (length: number): string => 'x'.repeat(length);
const offers = [
  { id: 'short', sanitized_description: `<p>${words(200)}</p>`, disclaimer: words(200) },
  { id: 'long', sanitized_description: `<p>${words(201)}</p>`, disclaimer: words(201) },
];

let fixture: Awaited<ReturnType<typeof createBuildFixture>>;
let site: string;
beforeAll(async () => {
  fixture = await createBuildFixture(['alpha']);
  const send = async (path: string, body: string): Promise<void> => {
    const answer = await fetch(fixture.sandbox.url + path, {
      method: 'POST',
      headers: { 'x-typesense-api-key': adminKey },
      body,
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  const fields = [{ name: '.*', type: 'auto' }];
  await send('/collections', JSON.stringify({ name: 'offers_alpha', fields }));
  const documents = offers.map((offer) =>
    JSON.stringify({ ...offer, name: offer.id, dealership_id: 'alpha', created_at: 1_760_000_000 }),
  );
  await send('/collections/offers_alpha/documents/import', documents.join('\n'));
  const report = await buildSites(fixture.options);
  expect(report.targets.map(({ error }) => error)).toEqual([null]);
  const folder = path.join(fixture.options.out, 'alpha');
  site = path.join(folder, readdirSync(folder)[0] ?? '');
}, 240_000);
afterAll(() => fixture.close());

/** The text of each fold of an offer's page: what is in view, the word that opens it and the one that closes it. */
const readFolds = (offer: string): string[][] => {
  const html = readFileSync(path.join(site, 'offers', offer, 'index.html'), 'utf8');
  const spans = /<span class="disclosure__(?:excerpt|more|less)"[^>]*>([^<]*)<\/span>/g;
  return [...html.matchAll(/<details class="disclosure prose"[^>]*>\s*<summary[^>]*>(.*?)<\/summary>/gs)].map(
    ([, summary = '']) => [...summary.matchAll(spans)].map(([, text = '']) => text),
  );
};

test('OFFR-02 OFFR-03 200 characters of description and of disclaimer stand in full', () => {
  expect(readFolds('short')).toEqual([]);
});

test('OFFR-02 OFFR-03 from 201 on, 160 of a description and 200 of a disclaimer are in view', () => {
  expect(readFolds('long')).toEqual([
    [`${words(160)}…`, 'View more', 'View less'],
    [`${words(200)}…`, 'View full disclaimer', 'View less disclaimer'],
  ]);
});

test('OFFR-02 OFFR-03 the whole text is in the page in both cases, without scripts', () => {
  for (const { id, sanitized_description: description, disclaimer } of offers) {
    const html = readFileSync(path.join(site, 'offers', id, 'index.html'), 'utf8');
    expect(html).toContain(description);
    expect(html).toContain(`<p>${disclaimer}</p>`);
  }
});
