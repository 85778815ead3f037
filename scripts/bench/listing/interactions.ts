import type { Page } from 'playwright';

/** Milliseconds from a key or touch to the next picture on the screen. */
export type Latency = number;

/** Browsers report none that is shorter. */
export const shortestLatency: Latency = 16;

declare global {
  /** Event timings of the page; written by the observer below. */
  var forecourtTimings: { id: number; duration: number }[] | undefined;
}

/** Lets a page note how long each of its interactions takes, as browsers and web-vitals define it. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timings: { id: number; duration: number }[] = (globalThis.forecourtTimings = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) timings.push({ id: entry.interactionId, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The interactions since the last call: of the events of one, the longest counts. Under 16 ms there is none. */
export async function takeInteractions(page: Page): Promise<Latency[]> {
  const timings = await page.evaluate(() => globalThis.forecourtTimings?.splice(0) ?? []);
  const longest = new Map<number, number>();
  for (const { id, duration } of timings) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  return [...longest.values()];
}

/** Waits until the page has shown its next picture, and what came before it has been reported. */
export const takePicture = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => setTimeout(resolve, 50)));
      }),
  );

/** INP of a visit: its longest interaction, but for one in fifty. */
export function findInp(latencies: readonly Latency[]): Latency {
  const sorted = [...latencies].sort((left, right) => right - left);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / 50))] ?? 0;
}
