import { Client, Errors } from 'typesense';
import type TypesenseAdapter from 'typesense-instantsearch-adapter';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '#scripts/sandbox/server.ts';
import { yard, yardSchema } from './yard.ts';

// The site bundles the adapter with a smaller client; here it comes with its own, as published for browsers.
Object.assign(globalThis, { self: globalThis });
const TypesenseInstantSearchAdapter = createRequire(import.meta.url)(
  'typesense-instantsearch-adapter/dist/typesense-instantsearch-adapter.min.js',
) as typeof TypesenseAdapter;

const folder = mkdtempSync(join(tmpdir(), 'search-clients-'));
let sandbox: Sandbox;
let node: { host: string; port: number; protocol: string };
const connect = (apiKey: string) => new Client({ nodes: [node], apiKey, numRetries: 0 });
let admin: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'admin', dataDir: folder });
  node = { host: '127.0.0.1', port: Number(new URL(sandbox.url).port), protocol: 'http' };
  admin = connect('admin');
  await admin.collections().create(yardSchema as never);
  await admin
    .collections('yard')
    .documents()
    .import([...yard], { action: 'upsert' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('typesense-js as it is', () => {
  test('writes, reads, exports', async () => {
    const documents = admin.collections<{ id: string; price: number }>('yard').documents();
    const [result] = await documents.import([{ id: 'a', price: 20_000 }], { action: 'update' });
    expect(result).toMatchObject({ success: true });
    expect(await admin.collections<{ price: number }>('yard').documents('a').retrieve()).toMatchObject({
      price: 20_000,
    });
    expect((await documents.export()).split('\n')).toHaveLength(yard.length);
  });

  test('reports a line that fails', async () => {
    const work = admin
      .collections('yard')
      .documents()
      .import([{ id: 'bad' }], { action: 'create' });
    await expect(work).rejects.toBeInstanceOf(Errors.ImportError);
  });

  test('throws its own errors', async () => {
    await expect(admin.collections('nope').retrieve()).rejects.toBeInstanceOf(Errors.ObjectNotFound);
    await expect(connect('wrong').collections().retrieve()).rejects.toBeInstanceOf(
      Errors.RequestUnauthorized,
    );
    await expect(admin.collections().create(yardSchema as never)).rejects.toBeInstanceOf(
      Errors.ObjectAlreadyExists,
    );
  });

  test('makes search and scoped keys that hold', async () => {
    const { value = '' } = await admin.keys().create({
      description: 'search',
      actions: ['documents:search'],
      collections: ['yard'],
    });
    const scoped = admin.keys().generateScopedSearchKey(value, { filter_by: 'make:=Mazda' });
    const found = await connect(scoped).collections('yard').documents().search({ q: '*', query_by: 'title' });
    expect(found.found).toBe(2);
    await expect(connect(value).collections('yard').documents('a').retrieve()).rejects.toBeInstanceOf(
      Errors.RequestUnauthorized,
    );
  });

  test('searches many at once, aliases, health', async () => {
    await admin.aliases().upsert('live', { collection_name: 'yard' });
    const { results } = await admin.multiSearch.perform({
      searches: [
        { collection: 'live', q: 'golf', query_by: 'title' },
        { collection: 'live', q: '*', filter_by: 'body:=Ute' },
      ],
    });
    expect(results.map(({ found }) => found)).toEqual([1, 2]);
    expect((await admin.health.retrieve()).ok).toBe(true);
  });
});

describe('the InstantSearch adapter as it is', () => {
  const search = async (requests: object[]) => {
    const adapter = new TypesenseInstantSearchAdapter({
      server: { apiKey: 'admin', nodes: [node] },
      additionalSearchParameters: { query_by: 'title,make,model', sort_by: '_text_match:desc,added:desc' },
      facetableFieldsWithSpecialCharacters: ['badge'],
    });
    return (await adapter.searchClient.search(requests as never)).results as {
      nbHits: number;
      hits: { objectID: string }[];
      facets: Record<string, Record<string, number>>;
      facets_stats: Record<string, { min: number; max: number }>;
    }[];
  };

  test('refines disjunctively, by values with colons and by numbers', async () => {
    const base = {
      indexName: 'yard',
      params: { query: '', facets: ['body', 'make', 'price'], hitsPerPage: 5, page: 0 },
    };
    const [all] = await search([base]);
    expect(all).toMatchObject({
      nbHits: 10,
      facets: { body: { SUV: 3 } },
      facets_stats: { price: { max: 99_000 } },
    });
    const [some] = await search([
      {
        ...base,
        params: {
          ...base.params,
          query: 'mercedes',
          facetFilters: [['badge:AMG: Line', 'badge:R'], ['body:Sedan']],
          numericFilters: ['price>=50000', 'price<=70000'],
        },
      },
    ]);
    expect(some?.hits.map(({ objectID }) => objectID)).toEqual(['e']);
  });

  test('sorts by the index name and searches facet values', async () => {
    const [sorted] = await search([
      { indexName: 'yard/sort/price:asc', params: { query: '', hitsPerPage: 1, page: 0 } },
    ]);
    expect(sorted?.hits[0]?.objectID).toBe('a');
    const adapter = new TypesenseInstantSearchAdapter({
      server: { apiKey: 'admin', nodes: [node] },
      additionalSearchParameters: { query_by: 'title' },
    });
    const [values] = (await adapter.searchClient.searchForFacetValues?.([
      { indexName: 'yard', params: { facets: ['make'], facetName: 'make', facetQuery: 'merc' } },
    ] as never)) as unknown as { facetHits: object[] }[];
    expect(values?.facetHits[0]).toMatchObject({
      value: 'Mercedes-Benz',
      highlighted: '<mark>Merc</mark>edes-Benz',
    });
  });
});
