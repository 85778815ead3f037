import { expect, type Page } from 'playwright/test';
import { marketplace, origin } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';
import { wake } from '../wake.ts';

const { slug } = marketplace;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A finger goes across an element, to the left. */
async function swipeLeft(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const at = (share: number) => [{ x: box.x + box.width * share, y }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.8) });
  for (const share of [0.7, 0.5, 0.3])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('SRCH-12 REF-14 GAL-01 on a phone filters stay in reach, pictures are swiped, and nothing found leads on', async ({
  page,
}) => {
  await page.goto(`${origin(slug)}/search/`);
  await wake(page);
  const cards = page.locator('.listing__grid .vehicle-card');
  const first = await cards.first().boundingBox();
  expect(first?.y).toBeLessThan(310);
  expect(first?.height).toBeLessThan(400);

  await swipeLeft(page, '.vehicle-card__media');
  await expect(cards.first().locator('.card-swipe span')).toHaveText(/^2 \/ \d+$/);
  await expect(page).toHaveURL(/\/search\/$/);

  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Kia/ }).check();
  await sheet.getByRole('button', { name: /^Show \d/ }).click();
  await expect(heading(page)).toHaveText('Kia');
  await expect(page).toHaveTitle(/^Kia for sale/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('All vehicles');

  await page.goto(`${origin(slug)}/search/?make=Kia&body=Caravan&fuel=Petrol`);
  await expect(heading(page)).toHaveText('Petrol Kia Caravans');
  const wider = page.getByRole('link', { name: /^Without Caravan \d+ vehicles?$/ });
  await expect(wider).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest to what you look for' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await wider.click();
  await expect(heading(page)).toHaveText('Petrol Kia');
  await expect(cards.first()).toContainText('Kia');
});
