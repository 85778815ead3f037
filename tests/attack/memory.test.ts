import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild, type Child } from '../scripts/sandbox/search/child.ts';

/*
 * What is searched is kept in memory. Whoever fills it, with whatever collection, stops nobody: the server refuses more, answers
 * still, starts again, and lets go of what was too much.
 */

const folder = mkdtempSync(join(tmpdir(), 'memory-'));
const start = () => startChild(folder, ['--max-old-space-size=160']);
let server: Child;
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

test('a server whose memory is full refuses documents, and goes on', { timeout: 120_000 }, async () => {
  server = await start();
  const ask = (method: string, path: string, body?: string) =>
    fetch(`${server.url}${path}`, {
      ...{ method, headers: { 'x-typesense-api-key': 'admin-key' } },
      ...(body !== undefined && { body }),
    });
  const fields = '[{ "name": "words", "type": "string[]" }]';
  await ask('POST', '/collections', `{ "name": "much", "fields": ${fields} }`);
  await ask('POST', '/collections', `{ "name": "little", "fields": ${fields} }`);
  expect(
    (await ask('POST', '/collections/little/documents', '{ "id": "1", "words": ["kept"] }')).status,
  ).toBe(201);
  let next = 0;
  let last = '';
  for (let batch = 0; batch < 100 && !last.includes('memory'); batch += 1) {
    const lines = Array.from({ length: 50 }, () =>
      JSON.stringify({ words: Array.from({ length: 200 }, () => `w${(next += 1)}x${next * 7}`) }),
    );
    last = await (await ask('POST', '/collections/much/documents/import', lines.join('\n'))).text();
  }
  expect(last).toContain('The memory of this server is full');
  const refused = await ask('POST', '/collections/much/documents', '{ "words": ["more"] }');
  expect(refused.status).toBe(503);
  expect((await ask('GET', '/health')).status).toBe(200);
  await server.kill();
  server = await start();
  const search = await ask('GET', '/collections/little/documents/search?q=kept&query_by=words');
  expect(await search.json()).toMatchObject({ found: 1 });
  expect((await ask('DELETE', '/collections/much')).status).toBe(200);
  await expect
    .poll(
      async () =>
        (await ask('POST', '/collections/little/documents', '{ "id": "2", "words": ["more"] }')).status,
      {
        timeout: 20_000,
      },
    )
    .toBe(201);
});
