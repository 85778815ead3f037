import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../test/chromium.ts';
import { percentile } from '../percentile.ts';
import { findInp, noteInteractions, takeInteractions } from './interactions.ts';
import { timeResults } from './painted-results.ts';
import { markStep, readSteps, traceCategories } from './processor.ts';
import { serveSite } from './serve-site.ts';
import { openListing, playSession } from './session.ts';

/** How much slower a cheap phone is than this machine. */
const slowness = 4;

export interface ListingBench {
  /** Dealer whose listing is visited. */
  slug: string;
  /** How often; nothing happens when it is 0. */
  visits: number;
}

/**
 * Visits a listing in Chromium, slowed down to a phone, and prints for each interaction how long the screen took to
 * follow: on the clock, which counts everything else that the machine does, and as processor time of the longest task
 * at full speed, times four, which does not. Then the time from the last key of a word to painted results.
 *
 * @param site address of a served site with a slash at its end, or where one is built and served
 */
export async function benchListing(
  { slug, visits }: ListingBench,
  site: string | { port: number; data: string },
): Promise<void> {
  if (visits === 0) return;
  const served = typeof site === 'string' ? null : await serveSite(slug, site.data, site.port);
  const address = `${served?.url ?? String(site)}search/`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    await printInteractions(browser, address, visits);
    for (const rate of [1, slowness]) {
      const times = await timeSearches(browser, address, rate);
      const name = `last key to results, ${rate === 1 ? 'full speed' : `${rate}× slower`}`;
      console.log(
        `${name.padEnd(34)} p50 ${show(percentile(times, 0.5))}  p95 ${show(percentile(times, 0.95))}`,
      );
    }
  } finally {
    await browser.close();
    await served?.close();
  }
}

async function printInteractions(browser: Browser, address: string, visits: number): Promise<void> {
  const clock = new Map<string, number[]>();
  const inps: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) inps.push(await playOnPhone(browser, address, clock));
  const processor = await traceTasks(browser, address);
  console.log(`\n${address} on a phone ${slowness} times slower, ${visits} visits; milliseconds`);
  const print = (name: string, times: readonly number[], task?: number): void =>
    console.log(
      `${name.padEnd(34)} p50 ${show(percentile(times, 0.5))}  worst ${show(Math.max(...times))}` +
        (task === undefined ? '' : `  longest task ${show(task * slowness)}`),
    );
  for (const [name, times] of clock) print(name, times, processor.get(name) ?? 0);
  print('INP of a visit', inps);
}

const show = (milliseconds: number): string => milliseconds.toFixed(0).padStart(5);

/** One visit; adds the longest interaction of each step to `clock` and answers with the INP of the visit. */
async function playOnPhone(browser: Browser, address: string, clock: Map<string, number[]>): Promise<number> {
  const page = await openListing(browser, address);
  await noteInteractions(page);
  await slowDown(page, slowness);
  const all: number[] = [];
  await playSession(page, async (name, act) => {
    await takeInteractions(page);
    await act();
    const latencies = await takeInteractions(page);
    all.push(...latencies);
    clock.set(name, [...(clock.get(name) ?? []), Math.max(0, ...latencies)]);
  });
  await page.context().close();
  return findInp(all);
}

/** Processor milliseconds of the longest task of each step, at full speed. */
async function traceTasks(browser: Browser, address: string): Promise<Map<string, number>> {
  const page = await openListing(browser, address);
  await browser.startTracing(page, { categories: traceCategories });
  await playSession(page, async (name, act) => {
    await page.evaluate(markStep, name);
    await act();
  });
  const steps = readSteps((await browser.stopTracing()).toString());
  await page.context().close();
  return new Map(steps.map(({ name, longest }) => [name, longest]));
}

async function timeSearches(browser: Browser, address: string, rate: number): Promise<number[]> {
  const page = await openListing(browser, address);
  await slowDown(page, rate);
  // The first search fetches its code.
  const [, ...times] = [...(await timeResults(page)), ...(await timeResults(page))];
  await page.context().close();
  return times;
}

async function slowDown(page: Awaited<ReturnType<typeof openListing>>, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
