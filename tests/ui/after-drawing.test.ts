import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, afterPicture } from '#ui/after-drawing.ts';

/** Milliseconds to the next frame. */
const frame = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, frame));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  {
    name: 'what should come soon, when the next frame has begun',
    after: afterPaint,
    before: 2 * frame,
    on: 2 * frame + 1,
  },
  {
    name: 'what nobody waits for, 100 ms after the frame',
    after: afterPicture,
    before: frame + 99,
    on: frame + 100,
  },
])('$name', ({ after, before, on }) => {
  const work = vi.fn();
  after(work);
  vi.advanceTimersByTime(before);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(on - before);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test.each([afterPaint, afterPicture])('a page that draws nothing goes on after half a second', (after) => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const work = vi.fn();
  after(work);
  vi.advanceTimersByTime(499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test.each([afterPaint, afterPicture])(
  'what went on in the background is not done again in front',
  (after) => {
    const minute = 60_000;
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, minute));
    const work = vi.fn();
    after(work);
    vi.advanceTimersByTime(3 * minute);
    expect(work).toHaveBeenCalledOnce();
  },
);

test.each([
  { after: afterPaint, when: 0 },
  { after: afterPaint, when: frame },
  { after: afterPicture, when: 0 },
  { after: afterPicture, when: frame + 50 },
])('what is called off after $when ms never happens', ({ after, when }) => {
  const work = vi.fn();
  const stop = after(work);
  vi.advanceTimersByTime(when);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
});
