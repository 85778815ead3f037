import { expect, type Page } from 'playwright/test';
import { findStock, origin, removeStock, saveStock, showroom, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';
import { readShifts, recordMessages, recordShifts, sumShifts } from '../watch.ts';

const { slug } = showroom;

/** Puts a vehicle into the index that no page was built for; the test takes it out again. */
async function bringIn(id: string, changes: Partial<StockDocument> = {}): Promise<StockDocument> {
  const [twin] = await findStock(
    slug,
    'status:=in_stock && price:[20000..60000] && car_type:=used && certified:=true',
  );
  if (!twin) throw new Error(`${slug} has no vehicle to take after.`);
  const newer: StockDocument = { ...twin, id, slug: id, name: '2026 Toyota Newcomer', ...changes };
  await saveStock(slug, newer);
  return newer;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a vehicle newer than the build opens with everything that a built page has', async ({ page }) => {
  const newer = await bringIn('newer-than-the-build');
  const messages = recordMessages(page);
  await recordShifts(page, slug);
  try {
    await page.goto(`${origin(slug)}/cars/${newer.slug}/`);
    await expect(heading(page)).toHaveText('2026 Toyota Newcomer');
    await expect(page.locator('[data-unbuilt-said]')).toContainText(
      '2026 Toyota Newcomer has just come into',
    );
    await expect(page).toHaveTitle(/^2026 Toyota Newcomer \| /);
    // It is no page yet: machines that read it all the same read the truth, and are asked not to keep it.
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/cars\/newer-than-the-build\/$/,
    );
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data).toContain(`"price":${newer.price}`);
    // LEGAL 4: no repayment without rate, comparison rate and warning.
    const estimate = page.locator('.finance-estimate');
    for (const words of ['Comparison rate', 'WARNING: ', 'Credit provider']) {
      await expect(estimate).toContainText(words);
    }
    const shifts = await readShifts(page);
    expect(sumShifts(shifts), shifts.join('\n')).toBeLessThan(0.001);
    for (const section of ['fuel-cost', 'delivery', 'finance', 'vehicle-map', 'similar']) {
      await page.locator(`#${section}`).scrollIntoViewIfNeeded();
      await expect(page.locator(`#${section}`)).toBeVisible();
    }
    await expect(page.locator('#finance').getByRole('slider').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toyota Certified Used' })).toBeVisible();
    await expect(page.locator('.similar a[href^="/cars/"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Book a test drive' }).first().click();
    const testDrive = page.getByRole('dialog', { name: /test drive/i });
    await expect(testDrive).toContainText('2026 Toyota Newcomer');
    await expect(testDrive.getByRole('button', { name: 'Next' })).toBeEnabled();
    await page.keyboard.press('Escape');
    // The address itself is answered with 404, which browsers write down.
    expect(messages.filter((message) => !/404|no price comparison/.test(message))).toEqual([]);
  } finally {
    await removeStock(slug, newer.id);
  }
});

test('what cannot be looked up or drawn is told truthfully, and can be tried again', async ({ page }) => {
  const newer = await bringIn('newer-but-unreachable');
  const look = '**/collections/*/documents/search**';
  try {
    await page.route(look, (route) => route.abort());
    await page.goto(`${origin(slug)}/cars/${newer.slug}/`);
    await expect(heading(page)).toHaveText('We cannot look up this vehicle at the moment', {
      useInnerText: true,
      timeout: 25_000,
    });
    await expect(page.getByRole('main').getByRole('link', { name: 'Search our stock' })).toBeVisible();
    await page.unroute(look);
    // Its code does not come either: the same words, and the next try opens the page anew.
    await page.route('**/_astro/draw-unbuilt-vehicle.*', (route) => route.abort());
    const again = page.getByRole('link', { name: 'Try again' });
    await again.click();
    await expect(page.locator(':root[data-unbuilt="failed"]')).toBeAttached();
    await page.unroute('**/_astro/draw-unbuilt-vehicle.*');
    await again.click();
    await expect(heading(page)).toHaveText('2026 Toyota Newcomer');
  } finally {
    await removeStock(slug, newer.id);
  }
});

test('a vehicle that never was, or that the dealer does not show, stays an honest 404', async ({ page }) => {
  const hidden = await bringIn('newer-but-hidden', { show_on_dealer_website: false });
  try {
    for (const unknown of ['never-was', hidden.slug]) {
      await page.goto(`${origin(slug)}/cars/${unknown}/`);
      await expect(heading(page)).toHaveText('We could not find that vehicle', { useInnerText: true });
    }
    // What can be no vehicle's address asks nobody and fetches nothing for it.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${origin(slug)}/no-such-page/`);
    await expect(heading(page)).toHaveText('We could not find that page', { useInnerText: true });
    expect(requests.filter((url) => /documents\/search|look-for-vehicle/.test(url))).toEqual([]);
  } finally {
    await removeStock(slug, hidden.id);
  }
});
