import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createIndexMarker } from '#scripts/sandbox/reservation/mark-index.ts';
import type { Mark } from '#scripts/sandbox/reservation/mark-store.ts';

interface Recorded {
  id: string;
  request: { method: string; path: string };
  response: { status: number; body: object };
}
const cases = readFileSync('tests/scripts/sandbox/search/conformance/cases.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Recorded);
/** What a real service answered. */
const answerAs = (id: string): Response => {
  const found = cases.find((one) => one.id === id);
  if (!found) throw new Error(`No case ${id} is recorded.`);
  return Response.json(found.response.body, { status: found.response.status });
};

const mark: Mark = { collection: 'vehicles_tiny', vehicleId: 'x 2', reserved: false, version: 3 };
/** Writes one mark, and tells how it was asked and whether the mark counts as written. */
async function write(answer: () => Response) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const noteMarked = vi.fn<(mark: Mark) => void>();
  const store = {
    listMarks: () => [mark],
    noteMarked,
    noteOwn: () => undefined,
    listMarked: () => [],
    listMarkedCollections: () => [],
  };
  const ask = async (request: Request): Promise<Response> => {
    asked.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: await request.json(),
    });
    return answer();
  };
  const marker = createIndexMarker({ ...store, markAgain: () => undefined }, { ask, apiKey: 'k' });
  await marker.writeMarks();
  return { asked, isWritten: noteMarked.mock.calls.length === 1 };
}

test('RSV-01 the word reserved is written as a change of one field, as a real index takes it', async () => {
  const { asked, isWritten } = await write(() => answerAs('documents/patch'));
  expect(asked).toEqual([
    { method: 'PATCH', path: '/collections/vehicles_tiny/documents/x%202', body: { reserved: false } },
  ]);
  expect(isWritten).toBe(true);
});

test('RSV-01 a vehicle that has left the index is done with; every other no is tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await write(() => answerAs('documents/patch-missing'))).isWritten).toBe(true);
  // Of a deleted alias, such as while stock is replaced by hand.
  for (const id of ['aliases/search-deleted', 'documents/patch-wrong-type'])
    expect((await write(() => answerAs(id))).isWritten, id).toBe(false);
  for (const status of [401, 404, 503])
    expect((await write(() => new Response('no', { status }))).isWritten, String(status)).toBe(false);
});

test('RSV-01 an index that does not answer is asked once, for all vehicles and all who wait', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ask = vi.fn(() => Promise.reject(new Error('no answer in time')));
  const store = {
    ...{ noteMarked: () => undefined, noteOwn: () => undefined, markAgain: () => undefined },
    ...{ listMarks: () => [mark, { ...mark, vehicleId: 'y' }], listMarked: () => [] },
    listMarkedCollections: () => [],
  };
  const { writeMarks } = createIndexMarker(store, { ask, apiKey: 'k' });
  await Promise.all([writeMarks(), writeMarks(), writeMarks()]);
  expect(ask).toHaveBeenCalledOnce();
});
