import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../test/chromium.ts';
import { percentile } from '../percentile.ts';
import { attempt } from './attempt.ts';
import { readBenchmarkIndex } from './benchmark-index.ts';
import { findInp } from './interactions.ts';
import { timeResults } from './painted-results.ts';
import { serveSite } from './serve-site.ts';
import { openListing } from './session.ts';
import { slowDown, slowness } from './slow-down.ts';
import { playOnPhone, type StepClock } from './visit-clock.ts';
import { traceTasks } from './visit-processor.ts';

export interface ListingBench {
  /** Dealer whose listing is visited. */
  slug: string;
  /** How often; nothing happens when it is 0. */
  visits: number;
}

/**
 * Visits a listing in Chromium, slowed down to a phone, and prints for each interaction how long the screen took to
 * follow: as processor time at full speed, times four, which does not count what else the machine does, and on the
 * clock, which does, beside a key that changes nothing. Then the time from the last key of a word to painted results.
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
    const { full, slowed } = await readBenchmarkIndex(browser, slowness);
    console.log(
      `\nBenchmarkIndex of this machine ${full.toFixed(0)}, ${slowness} times slower ${slowed.toFixed(0)}; ` +
        'a phone of the middle class has 125 to 800',
    );
    await printInteractions(browser, address, visits);
    for (const rate of [1, slowness]) {
      const name = `last key to results, ${rate === 1 ? 'full speed' : `${rate}× slower`}`;
      const times = await attempt(name, () => timeSearches(browser, address, rate));
      if (!times) continue;
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
  const processor = await traceTasks(browser, address);
  const steps: StepClock[] = [];
  const inps: number[] = [];
  for (let visit = 1; visit <= visits; visit += 1) {
    const played = await attempt(`Visit ${visit}`, () => playOnPhone(browser, address));
    if (!played) continue;
    steps.push(...played);
    inps.push(findInp(played.flatMap(({ latencies }) => latencies)));
  }
  if (inps.length === 0) throw new Error(`No visit of ${address} came to its end.`);
  const empty = percentile(
    steps.map((step) => step.empty),
    0.5,
  );
  console.log(
    `\n${address} on a phone ${slowness} times slower, ${inps.length} visits; milliseconds\n` +
      'answer: processor time of the page from a key or touch to its picture; task: the longest that a key may wait for;\n' +
      'clock: the same on the clock, where other work of the machine counts; ratio: how many times that of an empty key',
  );
  for (const { name, answer, longest } of processor) {
    const times = steps
      .filter((step) => step.name === name)
      .map(({ latencies }) => Math.max(0, ...latencies));
    console.log(
      `${name.padEnd(28)} answer ${show(answer * slowness)}  task ${show(longest * slowness)}  ` +
        describeClock(times, empty),
    );
  }
  console.log(`${'an empty key'.padEnd(28)} ${' '.repeat(26)}clock p50 ${show(empty)}`);
  console.log(`${'INP of a visit'.padEnd(28)} ${' '.repeat(26)}${describeClock(inps, empty)}`);
}

const show = (milliseconds: number): string => milliseconds.toFixed(0).padStart(5);

const describeClock = (times: readonly number[], empty: number): string => {
  const middle = percentile(times, 0.5);
  return `clock p50 ${show(middle)}  worst ${show(Math.max(...times))}  ratio ${(middle / empty).toFixed(1)}`;
};

async function timeSearches(browser: Browser, address: string, rate: number): Promise<number[]> {
  const page = await openListing(browser, address);
  try {
    await slowDown(page, rate);
    // The first search fetches its code.
    const [, ...times] = [...(await timeResults(page)), ...(await timeResults(page))];
    return times;
  } finally {
    await page.context().close();
  }
}
