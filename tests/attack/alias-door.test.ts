import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { IndexMarker } from '#scripts/sandbox/reservation/mark-index.ts';
import { markImports } from '#scripts/sandbox/reservation/mark-imports.ts';

/** Points an alias as somebody with a key, of which the index says whether it may; answers what that made it write. */
async function point(key: string, status: 200 | 401 | 404): Promise<string[]> {
  const done: string[] = [];
  const marker: IndexMarker = {
    replaceStock: async ({ alias, collection, point: pass }) => {
      done.push(`marks ${collection}`);
      done.push(`${alias} ${(await pass()) ? 'is' : 'is not'} replaced`);
    },
    markAgain: (alias) => {
      done.push(`again ${alias}`);
      return Promise.resolve();
    },
    ...{ writeMarks: () => Promise.reject(new Error()), repeatMarks: () => Promise.reject(new Error()) },
  };
  const app = new Hono();
  app.put(
    '/aliases/:name',
    markImports(marker, (given) => given === 'admin'),
  );
  app.put('/aliases/:name', (context) => context.json({}, status));
  await app.request('/aliases/vehicles_a', {
    method: 'PUT',
    headers: { 'x-typesense-api-key': key },
    body: '{"collection_name":"vehicles_a_t1"}',
  });
  return done;
}

test('a stranger who points an alias is refused, and causes no writes into the index', async () => {
  for (const key of ['', 'guess']) expect(await point(key, 401)).toEqual([]);
});

test('an import has the stock learn what is reserved, before and after; one that fails, only before', async () => {
  expect(await point('admin', 200)).toEqual(['marks vehicles_a_t1', 'vehicles_a is replaced']);
  expect(await point('admin', 404)).toEqual(['marks vehicles_a_t1', 'vehicles_a is not replaced']);
  // A key that may point aliases and nothing else.
  expect(await point('aliases', 200)).toEqual(['again vehicles_a']);
});
