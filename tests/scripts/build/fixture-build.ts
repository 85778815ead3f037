import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from '#scripts/build/options.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';
import { fixtureDocument } from '../../integration/fixture-target.ts';

export const adminKey = 'an-admin-key-that-must-never-be-published';
export const collectionOf = (slug: string): string => `vehicles_${slug}`;

const yaml = readFileSync('tests/integration/dealers/corner-cars.yaml', 'utf8');

/** A folder with small dealers and a real sandbox with their stock, ready to be built. */
export async function createBuildFixture(slugs: readonly string[]) {
  mkdirSync('.forecourt', { recursive: true });
  const root = mkdtempSync(path.resolve('.forecourt', 'build-test-'));
  const directory = path.join(root, 'dealers');
  mkdirSync(directory);
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    apiKey: adminKey,
    dataDir: path.join(root, 'sandbox'),
  });
  const options: BuildOptions = {
    out: path.join(root, 'dist'),
    data: path.join(root, 'data'),
    dealersDirectory: directory,
    dealers: [],
    templates: [],
    shard: { index: 1, count: 1 },
    published: [],
    force: false,
    prune: false,
    jobs: 1,
    sandboxUrl: sandbox.url,
    runningSandbox: null,
    adminKey,
    patience: 5,
    readLimit: 60,
  };

  const writeDealer = (slug: string, extra = ''): void =>
    writeFileSync(
      path.join(directory, `${slug}.yaml`),
      yaml.replace('www.cornercars.example', `www.${slug}.example`) + extra,
    );

  async function send(method: string, path: string, body?: string): Promise<void> {
    const headers = { 'x-typesense-api-key': adminKey };
    const response = await fetch(sandbox.url + path, { method, headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  }

  /** Changes the price of one vehicle. */
  const reprice = (slug: string, price: number): Promise<void> =>
    send(
      'POST',
      `/collections/${collectionOf(slug)}/documents?action=upsert`,
      JSON.stringify(fixtureDocument(1, { price })),
    );

  async function fill(slug: string, count: number): Promise<void> {
    const fields = [{ name: '.*', type: 'auto' }];
    await send('POST', '/collections', JSON.stringify({ name: collectionOf(slug), fields }));
    const lines = Array.from({ length: count }, (_, index) => JSON.stringify(fixtureDocument(index)));
    await send('POST', `/collections/${collectionOf(slug)}/documents/import`, lines.join('\n'));
  }

  for (const slug of slugs) {
    writeDealer(slug);
    await fill(slug, 6);
  }

  async function close(): Promise<void> {
    await sandbox.close();
    rmSync(root, { recursive: true, force: true });
  }
  return { root, directory, sandbox, options, writeDealer, send, reprice, close };
}

/** Digest of every file of a dealer's sites: names and contents. */
export function digestSite(out: string, slug: string): string {
  const site = path.join(out, slug);
  const hash = createHash('sha256');
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  for (const file of files) hash.update(path.relative(site, file)).update(readFileSync(file));
  return hash.digest('hex');
}
