import { expect, test } from 'vitest';
import { createLeadStore } from '#scripts/sandbox/api/lead-store.ts';

/** A store of which each collection answers an export with this body. */
const storeOf = (body: BodyInit, ...collections: [string, ...string[]]) =>
  createLeadStore({
    search: ({ url }) => (url.includes('gone') ? new Response('', { status: 404 }) : new Response(body)),
    listByKey: () => [],
    apiKey: 'test-admin',
    collections: () => Promise.resolve(collections),
  });

test('leads of all collections are listed, each as its text', async () => {
  const listed: string[] = [];
  const store = storeOf('{"id":"1"}\n{"id":"2"}', 'leads', 'gone', 'leads_2');
  for await (const text of store.list()) listed.push(text);
  expect(listed).toEqual(['{"id":"1"}', '{"id":"2"}', '{"id":"1"}', '{"id":"2"}']);
});

test('they are never all in memory: whoever goes through them reads on when it has used those before', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(`{"id":"${(sent += 1)}"}\n`)),
  });
  const listed: string[] = [];
  for await (const text of storeOf(endless, 'leads').list()) {
    listed.push(text);
    if (listed.length === 20) break;
  }
  expect(listed.at(-1)).toBe('{"id":"20"}');
  expect(sent).toBeLessThan(30);
});
