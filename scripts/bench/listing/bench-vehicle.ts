import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../test/chromium.ts';
import type { ListingBench } from './bench-listing.ts';
import { printInteractions } from './print-interactions.ts';
import { serveSite } from './serve-site.ts';
import { vehicleVisit } from './vehicle-session.ts';

/** What a page must have for every step of a visit. */
const wanted = ['commandfor="enquiry"', 'commandfor="test-drive"', 'data-gallery="enlarge"', 'id="finance"'];
/** Vehicles that are looked through for it. */
const most = 40;

/** Address of the page that has most of what is wanted, of the first in stock; the browser knows every `.localhost`. */
async function findVehicle(browser: Browser, site: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(`${site}robots.txt`);
    const read = (path: string): Promise<string> =>
      page.evaluate(async (address) => (await fetch(address)).text(), path);
    const { vehicles } = JSON.parse(await read('/stock.json')) as { vehicles: { url: string }[] };
    let best = { path: '', has: -1 };
    for (const { url } of vehicles.slice(0, most)) {
      const { pathname: path } = new URL(url);
      const text = await read(path);
      const has = wanted.filter((part) => text.includes(part)).length;
      if (has > best.has) best = { path, has };
      if (has === wanted.length) break;
    }
    if (!best.path) throw new Error(`${site} has no vehicle.`);
    return new URL(best.path, site).href;
  } finally {
    await page.close();
  }
}

/**
 * Visits the page of a vehicle in Chromium, slowed down to a phone, and prints what `printInteractions` prints.
 *
 * @param site address of a served site with a slash at its end, or where one is built and served
 */
export async function benchVehicle(
  { slug, visits }: ListingBench,
  site: string | { port: number; data: string },
): Promise<void> {
  const served = typeof site === 'string' ? null : await serveSite(slug, site.data, site.port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const address = await findVehicle(browser, served?.url ?? String(site));
    await printInteractions(browser, address, visits, vehicleVisit);
  } finally {
    await browser.close();
    await served?.close();
  }
}
