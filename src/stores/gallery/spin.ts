import { map } from 'nanostores';
import { FRAME_INTERVAL, loadingOrder, startFrame, turnFrame } from '#domain/gallery/spin.ts';
import { loadImage } from '#services/gallery/load-image.ts';

export interface SpinState {
  status: 'idle' | 'loading' | 'ready';
  /** Frames that have arrived or failed, of `count`. */
  loaded: number;
  count: number;
  frame: number;
  /** Whether it turns by itself. */
  playing: boolean;
}

const untouched: SpinState = { status: 'idle', loaded: 0, count: 0, frame: 0, playing: false };

export const $spin = map<SpinState>(untouched);

let images: (HTMLImageElement | undefined)[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

/** The picture of a frame, or of the nearest one that has arrived. */
export function findFrame(frame: number): HTMLImageElement | undefined {
  const near = loadingOrder(frame, images.length).find((candidate) => images[candidate]);
  return near === undefined ? undefined : images[near];
}

async function loadFrame(url: string, frame: number): Promise<void> {
  try {
    images[frame] = await loadImage(url);
  } catch (error) {
    console.warn('A frame of the 360° view is missing.', error); // SPIN-07
  }
  $spin.setKey('loaded', $spin.get().loaded + 1);
}

/** Loads all frames, the first one first, and turns the vehicle once where that is wanted (SPIN-05). Only once. */
export async function openSpin(
  urls: readonly string[],
  { autoRotate }: { autoRotate: boolean },
): Promise<void> {
  if ($spin.get().status !== 'idle') return;
  const frame = startFrame(urls.length);
  images = urls.map(() => undefined);
  $spin.set({ ...untouched, status: 'loading', count: urls.length, frame });
  await Promise.all(loadingOrder(frame, urls.length).map((one) => loadFrame(urls[one] ?? '', one)));
  $spin.setKey('status', 'ready');
  if (autoRotate) playSpin();
}

export function turnTo(frame: number): void {
  $spin.setKey('frame', turnFrame(frame, 0, $spin.get().count));
}

/** Turns by frames, either way; whoever turns it stops it from turning by itself. */
export function turnBy(steps: number): void {
  stopSpin();
  turnTo($spin.get().frame + steps);
}

/** Turns by itself, until it has gone around once (SPIN-05). */
export function playSpin(): void {
  clearInterval(timer);
  let left = $spin.get().count;
  $spin.setKey('playing', true);
  timer = setInterval(() => {
    turnTo($spin.get().frame + 1);
    left -= 1;
    if (left <= 0) stopSpin();
  }, FRAME_INTERVAL);
}

export function stopSpin(): void {
  clearInterval(timer);
  if ($spin.get().playing) $spin.setKey('playing', false);
}
