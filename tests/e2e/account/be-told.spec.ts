import AxeBuilder from '@axe-core/playwright';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { data, origin, readInbox, saveStock, showroom, takeStock, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';
import { createNumber, signIn } from './sign-in.ts';

const { slug } = showroom;
const site = origin(slug);
const garage = `${site}/my-garage/`;

/** The nightly run of this dealer. */
const runAlerts = () =>
  promisify(execFile)(process.execPath, [
    ...['scripts/alerts.ts', '--dealers', 'tests/dealers/sites', '--dealer', slug, '--data', data],
  ]);

/** A vehicle that can be bought at a price. */
async function takeForSale(): Promise<StockDocument> {
  for (;;) {
    const vehicle = await takeStock(slug, 'status:=in_stock && effective_price:>5000');
    if (vehicle['reserved'] !== true && vehicle['offer_price'] === undefined) return vehicle;
  }
}

test('ALRT-01 ALRT-05 ALRT-07 a lower price of a saved vehicle is told, and stopped by the link alone', async ({
  page,
  browser,
}) => {
  const vehicle = await takeForSale();
  const phone = createNumber();
  await page.goto(garage);
  await page.waitForURL(/\/sign-in\//);
  await signIn(page, phone, garage);
  await page.goto(`${site}/cars/${vehicle.slug}/`);
  const saved = page.waitForResponse(/\/api\/watchlist\/save-car$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${vehicle.name}`, exact: true })
    .first()
    .click();
  await saved;
  await page.goto(garage);
  const alert = page.getByRole('switch', { name: /^Tell me when the price drops/ });
  await expect(alert).not.toBeChecked();
  await expect(page.getByText(/^Alerts: By text message to 04.* once a day at most/)).toBeVisible();
  const agreed = page.waitForResponse(/\/api\/alerts$/);
  await alert.click();
  expect((await agreed).status()).toBe(200);
  await runAlerts();
  const price = Number(vehicle.price) - 1_000;
  try {
    await saveStock(slug, { ...vehicle, price });
    await runAlerts();
  } finally {
    await saveStock(slug, vehicle);
  }
  const told = (await readInbox()).split(`+61${phone.slice(1)}`)[1] ?? '';
  expect(told).toContain(`${vehicle.name} now $${price.toLocaleString('en-AU')}`);
  const link = /\/alerts\/#[\w-]+/.exec(told)?.[0] ?? '';

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(site + link);
  await expect(other.getByText(vehicle.name, { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page: other }).analyze();
  expect(violations).toEqual([]);
  await other.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(other.getByText('All your alerts are off.')).toBeVisible();
  await page.reload();
  await expect(alert).not.toBeChecked();
  await other.getByRole('button', { name: `Turn on again: ${vehicle.name}` }).click();
  await expect(other.getByRole('button', { name: 'Stop this alert' })).toBeVisible();
  await elsewhere.close();
});
