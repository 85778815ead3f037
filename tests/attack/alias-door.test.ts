import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { markImports } from '#scripts/sandbox/reservation/mark-imports.ts';

/** Points an alias as somebody with a key, of which the index says whether it may; answers what that made it write. */
async function point(key: string, status: 200 | 401 | 404): Promise<string[]> {
  const done: string[] = [];
  const markCollection = vi.fn<(alias: string, collection: string) => Promise<void>>((...both) => {
    done.push(`collection ${both.join(' ')}`);
    return Promise.resolve();
  });
  const markAgain = vi.fn<(...both: unknown[]) => Promise<void>>((...both) => {
    done.push(`again ${both.join(' ')}`);
    return Promise.resolve();
  });
  const marker = { markCollection, markAgain, writeMarks: vi.fn<() => Promise<void>>(), repeatMarks: vi.fn<() => Promise<void>>() }; // oxfmt-ignore
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
  expect(await point('admin', 200)).toEqual([
    'collection vehicles_a vehicles_a_t1',
    'again vehicles_a vehicles_a_t1',
  ]);
  expect(await point('admin', 404)).toEqual(['collection vehicles_a vehicles_a_t1']);
  // A key that may point aliases and nothing else.
  expect(await point('aliases', 200)).toEqual(['again vehicles_a ']);
});
