import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mostPhotos } from '#domain/trade-in/photos.ts';
import type * as Uploads from '#services/lead/uploads.ts';
import { openBrowser } from '../browser.ts';

const uploads = vi.hoisted(() => ({
  sendFile: vi.fn<typeof Uploads.sendFile>(),
  removeFile: vi.fn<typeof Uploads.removeFile>(),
}));
// Loaded before the modules that ask for it, and once for all of them.
const shelf = await vi.hoisted(() => import('./memory-shelf.ts'));
vi.mock('#services/lead/uploads.ts', () => uploads);
vi.mock('#services/trade-in/shrink-photo.ts', () => ({
  shrinkPhoto: (file: File) =>
    file.name.endsWith('.heic') ? Promise.reject(new Error('no')) : Promise.resolve(new Blob([file.name])),
}));
vi.mock('#services/trade-in/photo-shelf.ts', () => shelf.memoryShelf);

openBrowser();
const load = async () => {
  vi.resetModules();
  const { $photos } = await import('#stores/trade-in/shown-photos.ts');
  return { $photos, ...(await import('#stores/trade-in/photos.ts')) };
};
let store: Awaited<ReturnType<typeof load>>;
const file = (name: string): File => new File(['x'], name);
const states = (): string[] => store.$photos.get().map(({ name, status }) => `${name} ${status}`);

/** Names of files in the order in which they came, and what the service answers for them. */
const sent: string[] = [];
let isUp = true;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  sent.length = 0;
  isUp = true;
  shelf.kept.clear();
  sessionStorage.removeItem('forecourt:trade-in:photos');
  uploads.removeFile.mockReset().mockResolvedValue(undefined);
  uploads.sendFile.mockReset().mockImplementation((_url, { id, file: one }) => {
    sent.push(`${id} ${one.name}`);
    return Promise.resolve(isUp ? 'kept' : 'lost');
  });
  store = await load();
});

describe('TRADE-02 photos of the shopper’s car', () => {
  test('are sent one after the other, and the lead names them in their order', async () => {
    await store.addPhotos('/api', [file('front.png'), file('back.jpg')]);
    const last = store.$photos.get()[1]?.id ?? '';
    store.movePhoto(last, -1);
    const { photos, missing } = await store.settlePhotos('/api', 1_000);
    expect(photos.map((photo) => photo.slice(33))).toEqual(['back.jpg', 'front.jpg']);
    expect(photos.every((photo) => /^[0-9a-f]{32}\//.test(photo))).toBe(true);
    expect(missing).toBe(0);
    expect(sent).toHaveLength(2);
  });

  test('what a broken connection kept back is sent under the same id, and nothing twice', async () => {
    await store.addPhotos('/api', [file('a.jpg')]);
    await store.settlePhotos('/api', 1_000);
    isUp = false;
    await store.addPhotos('/api', [file('b.jpg')]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states()).toEqual(['a.jpg sent', 'b.jpg failed']);
    expect(await store.settlePhotos('/api', 1_000)).toMatchObject({ missing: 1 });
    isUp = true;
    await store.retryPhotos('/api');
    expect(states()).toEqual(['a.jpg sent', 'b.jpg sent']);
    expect(new Set(sent).size).toBe(2);
    expect(sent.filter((one) => one.endsWith('a.jpg'))).toHaveLength(1);
  });

  test('a reload goes on with what is missing, from this device', async () => {
    await store.addPhotos('/api', [file('a.jpg')]);
    await store.settlePhotos('/api', 1_000);
    isUp = false;
    await store.addPhotos('/api', [file('b.jpg')]);
    await vi.advanceTimersByTimeAsync(10_000);
    const before = sent.length;
    isUp = true;
    store = await load();
    expect(await store.settlePhotos('/api', 5_000)).toMatchObject({ missing: 0 });
    expect(states()).toEqual(['a.jpg sent', 'b.jpg sent']);
    expect(sent.slice(before).map((one) => one.slice(33))).toEqual(['b.jpg']);
  });

  test('no more than there is room for, and what no browser reads is told by its name', async () => {
    await store.addPhotos(
      '/api',
      Array.from({ length: mostPhotos + 1 }, (_, each) => file(`${each}.jpg`)),
    );
    expect(store.$photos.get()).toHaveLength(mostPhotos);
    expect(store.$leftPhotos.get()).toEqual({ kind: 'many', names: ['10.jpg'] });
    store.removePhoto('/api', store.$photos.get()[0]?.id ?? '');
    await store.addPhotos('/api', [file('raw.heic')]);
    expect(store.$leftPhotos.get()).toEqual({ kind: 'unreadable', names: ['raw.heic'] });
    expect(store.$photos.get()).toHaveLength(mostPhotos - 1);
  });

  test('one that is removed is taken away from the service and this device', async () => {
    await store.addPhotos('/api', [file('a.jpg')]);
    await store.settlePhotos('/api', 1_000);
    const id = store.$photos.get()[0]?.id ?? '';
    store.removePhoto('/api', id);
    expect(uploads.removeFile).toHaveBeenCalledWith('/api', id);
    expect([store.$photos.get(), shelf.kept.size]).toEqual([[], 0]);
  });

  test('a lead waits no longer for them than it may', async () => {
    uploads.sendFile.mockReturnValue(new Promise(() => undefined));
    await store.addPhotos('/api', [file('a.jpg')]);
    const settled = store.settlePhotos('/api', 20_000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await settled).toEqual({ photos: [], missing: 1 });
  });
});
