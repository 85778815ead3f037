import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../test/chromium.ts';
import { percentile } from '../percentile.ts';
import { attempt } from './attempt.ts';
import { timeResults } from './painted-results.ts';
import { printInteractions, show } from './print-interactions.ts';
import { serveSite } from './serve-site.ts';
import { listingVisit, openListing } from './session.ts';
import { slowDown, slowness } from './slow-down.ts';

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
    await printInteractions(browser, address, visits, listingVisit);
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
