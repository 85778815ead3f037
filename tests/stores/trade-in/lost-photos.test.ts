import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../browser.ts';
import { openUploads, UploadRequest, type Answers, type Uploads } from './open-uploads.ts';

// Loaded before the modules that ask for it, and once for all of them.
const shelf = await vi.hoisted(() => import('./memory-shelf.ts'));
vi.mock('#services/trade-in/shrink-photo.ts', () => ({
  shrinkPhoto: (file: File) => Promise.resolve(new Blob([file.name])),
}));
vi.mock('#services/trade-in/photo-shelf.ts', () => shelf.memoryShelf);

openBrowser();
const load = async () => {
  vi.resetModules();
  const { $photos } = await import('#stores/trade-in/shown-photos.ts');
  return { $photos, ...(await import('#stores/trade-in/photos.ts')) };
};
let store: Awaited<ReturnType<typeof load>>;
let uploads: Uploads | null = null;

beforeEach(async () => {
  // Pauses pass at once, requests are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  shelf.kept.clear();
  sessionStorage.removeItem('forecourt:trade-in:photos');
  store = await load();
});
afterEach(async () => {
  await uploads?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const statuses = (): Record<string, string> =>
  Object.fromEntries(store.$photos.get().map(({ name, status }) => [name, status]));

/** Until nothing is under way: time passes only while no request waits for its answer. */
async function rest(): Promise<void> {
  const isOver = (): boolean =>
    store.$photos.get().every(({ status }) => status === 'sent' || status === 'failed');
  while (!isOver() || UploadRequest.open > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    if (UploadRequest.open === 0) await vi.advanceTimersByTimeAsync(100);
  }
}

async function send(answers: Answers): Promise<Uploads> {
  uploads = await openUploads(answers);
  await store.addPhotos(
    uploads.url,
    Object.keys(answers).map((name) => new File(['x'], name)),
  );
  await rest();
  return uploads;
}

/** Seconds from the first try of a file to each of its tries. */
function listTries({ tries }: Uploads, name: string): number[] {
  const times = tries.filter((one) => one.name === name).map(({ at }) => at);
  return times.map((at) => Math.round((at - (times[0] ?? 0)) / 1_000));
}

describe('TRADE-02 photos that do not arrive', () => {
  test.each([0, 429, 503])('one that answer %s kept back once is sent at the second try', async (status) => {
    const server = await send({ 'a.jpg': [status, 201] });
    expect(listTries(server, 'a.jpg')).toEqual([0, 1]);
    expect(statuses()).toEqual({ 'a.jpg': 'sent' });
    const { photos, missing } = await store.settlePhotos(server.url, 1_000);
    expect([photos, missing]).toEqual([[...server.kept.keys()], 0]);
  });

  test.each([0, 429, 503])('one that answer %s always keeps back has failed and stays', async (status) => {
    const server = await send({ 'a.jpg': [status], 'b.jpg': [201] });
    expect(listTries(server, 'a.jpg')).toEqual([0, 1, 5]);
    expect(statuses()).toEqual({ 'a.jpg': 'failed', 'b.jpg': 'sent' });
    expect(shelf.kept.has(store.$photos.get()[0]?.id ?? '')).toBe(true);
    const { photos, missing } = await store.settlePhotos(server.url, 1_000);
    expect([photos, missing]).toEqual([[...server.kept.keys()], 1]);
    expect(photos).toHaveLength(1);
  });

  test.each([413, 415, 422])(
    'one that answer %s refuses is not sent again, the others are',
    async (status) => {
      const server = await send({ 'a.jpg': [status], 'b.jpg': [201] });
      expect(listTries(server, 'a.jpg')).toEqual([0]);
      expect(statuses()).toEqual({ 'a.jpg': 'failed', 'b.jpg': 'sent' });
      const { photos, missing } = await store.settlePhotos(server.url, 1_000);
      expect([photos, missing]).toEqual([[...server.kept.keys()], 1]);
    },
  );

  test('one that has failed is sent when somebody tries again', async () => {
    const server = await send({ 'a.jpg': [0, 0, 0, 201] });
    expect(statuses()).toEqual({ 'a.jpg': 'failed' });
    await store.retryPhotos(server.url);
    expect(statuses()).toEqual({ 'a.jpg': 'sent' });
    expect([...server.kept.values()]).toEqual(['a.jpg']);
  });
});
