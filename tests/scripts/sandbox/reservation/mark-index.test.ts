import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createIndexMarker } from '#scripts/sandbox/reservation/mark-index.ts';
import type { Mark, MarkStore } from '#scripts/sandbox/reservation/mark-store.ts';

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

const vehicle = { collection: 'vehicles_tiny', vehicleId: 'x 2', vin: '', slug: '', stockNumber: '' };
const mark: Mark = { ...vehicle, reserved: false, own: false, version: 3 };
const nothing: MarkStore = {
  ...{ listMarks: () => [], listMarked: () => [], listTold: () => [], listMarkedCollections: () => [] },
  ...{ noteMarked: () => undefined, noteOwn: () => undefined, noteStock: () => undefined },
  markAgain: () => undefined,
};

/** Writes one mark, and tells how it was asked and whether the mark counts as written. */
async function write(answer: () => Response, one = mark) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const noteMarked = vi.fn<(mark: Mark) => void>();
  const noteOwn = vi.fn<(mark: Mark, own: boolean) => void>();
  const store = { ...nothing, listMarks: () => [one], noteMarked, noteOwn };
  const ask = async (request: Request): Promise<Response> => {
    asked.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: request.method === 'GET' ? null : await request.json(),
    });
    return answer();
  };
  await createIndexMarker(store, { ask, apiKey: 'k' }).writeMarks();
  return { asked, isWritten: noteMarked.mock.calls.length === 1, own: noteOwn.mock.calls[0]?.[1] };
}

test('RSV-01 the word reserved is written as a change of one field, as a real index takes it', async () => {
  const { asked, isWritten } = await write(() => answerAs('documents/patch'));
  expect(asked).toEqual([
    { method: 'PATCH', path: '/collections/vehicles_tiny/documents/x%202', body: { reserved: false } },
  ]);
  expect(isWritten).toBe(true);
});

test('RSV-01 before a vehicle is called reserved it is read, for what the stock itself says', async () => {
  for (const reserved of [true, false]) {
    const { asked, own } = await write(
      () => Response.json({ hits: [{ document: { id: 'x 2', reserved } }] }),
      {
        ...mark,
        ...{ reserved: true, own: null },
      },
    );
    expect(asked).toMatchObject([
      { method: 'GET', path: '/collections/vehicles_tiny/documents/search' },
      { method: 'PATCH', body: { reserved: true } },
    ]);
    expect(own).toBe(reserved);
  }
  // A reservation that is over before the index heard of it.
  const unheard = await write(() => answerAs('documents/patch'), { ...mark, own: null });
  expect(unheard).toMatchObject({ asked: [], isWritten: true });
  const both = await write(() => answerAs('documents/patch'), { ...mark, own: true });
  expect(both.asked).toMatchObject([{ method: 'PATCH', body: { reserved: true } }]);
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

test('RSV-01 the collection of a dealer who is gone keeps no word from those of others', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = {
    ...{ ...nothing, listMarkedCollections: () => ['vehicles_gone', 'vehicles_b'] },
    listTold: () => ['x', 'y'].map((vehicleId) => ({ vehicleId, vin: '', slug: '', stockNumber: '' })),
  };
  const asked: string[] = [];
  const ask = ({ url }: Request): Response => {
    asked.push(new URL(url).pathname);
    return url.includes('gone') ? answerAs('aliases/search-deleted') : answerAs('documents/patch');
  };
  await createIndexMarker(store, { ask, apiKey: 'k' }).repeatMarks();
  expect(asked).toEqual([
    '/collections/vehicles_gone/documents/x',
    ...['x', 'y'].map((id) => `/collections/vehicles_b/documents/${id}`),
  ]);
});

test('RSV-01 an index that does not answer is asked once, for all vehicles and all who wait', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ask = vi.fn(() => Promise.reject(new Error('no answer in time')));
  const store = { ...nothing, listMarks: () => [mark, { ...mark, vehicleId: 'y' }] };
  const { writeMarks } = createIndexMarker(store, { ask, apiKey: 'k' });
  await Promise.all([writeMarks(), writeMarks(), writeMarks()]);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  [503, 'of a full disk, so nothing becomes live that shows reserved vehicles as free', false],
  [408, 'of an index that has too much to do', false],
  [404, 'of a collection that is not there, which the index says itself', true],
])('RSV-01 new stock that cannot be marked: %i, %s', async (status, _, isPointed) => {
  const known = { vehicleId: 'x', vin: '', slug: '', stockNumber: '' };
  const store = { ...nothing, listMarked: () => [known] };
  const ask = ({ method }: Request): Response =>
    method === 'PATCH' ? new Response('{}', { status }) : Response.json({ hits: [] });
  const point = vi.fn(() => Promise.resolve(true));
  const done = createIndexMarker(store, { ask, apiKey: 'k' }).replaceStock({
    ...{ alias: 'vehicles', collection: 'vehicles_t1', point },
  });
  if (isPointed) await done;
  else await expect(done).rejects.toMatchObject({ status: 422 });
  expect(point).toHaveBeenCalledTimes(isPointed ? 1 : 0);
});
