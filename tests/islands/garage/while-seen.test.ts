import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileSeen } from '#islands/garage/while-seen.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('RSV-01 an open page asks every ten seconds what has become of its vehicle, and rests when nobody is there', async () => {
  const act = vi.fn(() => Promise.resolve());
  stop = whileSeen(act);
  await seconds(60);
  expect(act).toHaveBeenCalledTimes(6);
  // Five minutes without a sign of anybody.
  await seconds(3_600);
  expect(act.mock.calls.length).toBeLessThanOrEqual(30);
  const rested = act.mock.calls.length;
  window.dispatchEvent(new Event('pointermove'));
  expect(act).toHaveBeenCalledTimes(rested + 1);
  stop();
  await seconds(60);
  expect(act).toHaveBeenCalledTimes(rested + 1);
});

test('a clock that is put back by an hour stops nothing', async () => {
  const act = vi.fn(() => Promise.resolve());
  stop = whileSeen(act);
  await seconds(20);
  vi.setSystemTime(Date.now() - 3_600_000);
  window.dispatchEvent(new Event('pointermove'));
  await seconds(20);
  expect(act.mock.calls.length).toBeGreaterThanOrEqual(4);
});

test('a page in the background asks nobody, and asks at once when it is looked at again', async () => {
  const act = vi.fn(() => Promise.resolve());
  stop = whileSeen(act);
  page.visibilityState = 'hidden';
  await seconds(60);
  expect(act).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  window.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledOnce();
});

test('an index that is slow is asked one question at a time', async () => {
  let answer = (): void => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  stop = whileSeen(act);
  await seconds(60);
  expect(act).toHaveBeenCalledOnce();
  answer();
  await seconds(10);
  expect(act).toHaveBeenCalledTimes(2);
});
