import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Pictures load at once; addresses with `broken` do not. */
class QuickImage {
  src = '';
  decode(): Promise<void> {
    return this.src.includes('broken') ? Promise.reject(new Error('404')) : Promise.resolve();
  }
}

const frames = Array.from({ length: 36 }, (_, frame) => `https://i.example/${frame}.jpg`);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('Image', QuickImage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openStore = () => import('#stores/gallery/spin.ts');

describe('the 360° view', () => {
  test('SPIN-05 turns by itself once, a frame every 100 ms, and stops where it began', async () => {
    const { $spin, openSpin } = await openStore();
    await openSpin(frames, { autoRotate: true });
    expect($spin.get()).toMatchObject({ status: 'ready', frame: 4, playing: true, loaded: 36 });
    vi.advanceTimersByTime(100);
    expect($spin.get().frame).toBe(5);
    vi.advanceTimersByTime(100 * 34);
    expect($spin.get()).toMatchObject({ frame: 3, playing: true });
    vi.advanceTimersByTime(10_000);
    expect($spin.get()).toMatchObject({ frame: 4, playing: false });
  });

  test('SPIN-05 stands still where the dealer or the visitor wants that', async () => {
    const { $spin, openSpin } = await openStore();
    await openSpin(frames, { autoRotate: false });
    vi.advanceTimersByTime(1_000);
    expect($spin.get()).toMatchObject({ status: 'ready', frame: 4, playing: false });
  });

  test('whoever turns it stops it from turning by itself', async () => {
    const { $spin, openSpin, turnBy } = await openStore();
    await openSpin(frames, { autoRotate: true });
    turnBy(-5);
    vi.advanceTimersByTime(1_000);
    expect($spin.get()).toMatchObject({ frame: 35, playing: false });
  });

  test('SPIN-07 a frame that fails is logged only, and its neighbour is shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { $spin, findFrame, openSpin } = await openStore();
    await openSpin(
      frames.map((url, frame) => (frame === 10 ? 'https://i.example/broken.jpg' : url)),
      { autoRotate: false },
    );
    expect($spin.get().status).toBe('ready');
    expect(warn).toHaveBeenCalledOnce();
    expect(findFrame(10)?.src).toBe('https://i.example/11.jpg');
    expect(findFrame(9)?.src).toBe('https://i.example/9.jpg');
  });
});
