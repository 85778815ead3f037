import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';
import { slowDown } from './slow-down.ts';

/**
 * Lighthouse's BenchmarkIndex of this machine as a page feels it, at full speed and slowed down by a factor. Lighthouse
 * counts 125 to 800 as a phone of the middle class, and 1,500 to 2,000 as the fast desktop that a factor of 4 is meant for
 * (github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). What else the machine does makes both smaller.
 */
export async function readBenchmarkIndex(
  browser: Browser,
  rate: number,
): Promise<{ full: number; slowed: number }> {
  const page = await browser.newPage();
  try {
    const full = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    await slowDown(page, rate);
    return { full, slowed: await page.evaluate(pageFunctions.computeBenchmarkIndex) };
  } finally {
    await page.close();
  }
}
