import AxeBuilder from '@axe-core/playwright';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from 'playwright/test';
import { data, origin, readInbox, saveStock, showroom, takeStock, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';
import { createNumber, signIn } from './sign-in.ts';

const { slug } = showroom;
const site = origin(slug);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The nightly run of this dealer. */
const runAlerts = () =>
  promisify(execFile)(process.execPath, [
    ...['scripts/alerts.ts', '--dealers', 'tests/dealers/sites', '--dealer', slug, '--data', data],
  ]);

/** A used vehicle that can be bought at its price, and that nobody has reserved. */
async function takeForSale(): Promise<StockDocument> {
  for (;;) {
    const vehicle = await takeStock(slug, 'status:=in_stock && car_type:=used && effective_price:>5000');
    if (vehicle['reserved'] !== true && vehicle['offer_price'] === undefined) return vehicle;
  }
}

/** Asks what the own car is worth, and answers the estimate in full. */
async function valueOwnCar(page: Page, number: string): Promise<void> {
  await page.goto(`${site}/trade-in/`);
  const form = page.locator('.trade-in');
  await form.getByLabel('Registration of your vehicle').fill('abc 123');
  await form.getByRole('button', { name: 'Find my car' }).tap();
  await form.getByRole('button', { name: /^Yes, this is it/ }).tap();
  await form.getByRole('button', { name: '50,000 kms', exact: true }).tap();
  for (const answer of ['Good', 'Some of it']) await form.getByText(answer, { exact: true }).tap();
  for (const question of await form.locator('.trade-in__question').all())
    if ((await question.locator(':checked').count()) === 0)
      await question.getByText('No', { exact: true }).tap();
  await form.getByRole('button', { name: 'Next' }).tap();
  const typed = { 'First Name': 'Ada', 'Last Name': 'Byron', Postcode: '4163', 'Mobile Number': number };
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Email Address').fill('ada@example.com');
  // Who is faster is taken for a machine.
  await page.waitForTimeout(2_100);
  await form.getByRole('button', { name: 'See my estimate' }).tap();
  await expect(form.getByText(/subject to inspection/)).toBeVisible();
}

async function reserve(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Reserve for $200' }).first().tap();
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', 'Mobile number': number };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment: $200' }).tap();
  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'It is reserved for you' })).toBeVisible();
}

const heart = (page: Page, { name }: StockDocument): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();

test('ROUTE-21 AUTH-02 TRADE-03 RSV-01 WATCH-02 WATCH-03 ALRT-01 ALRT-05 ALRT-07 from looking to having, on a phone', async ({
  browser,
}) => {
  // A whole journey with three browsers and two nightly runs.
  test.slow();
  const [wanted, dreamed] = [await takeForSale(), await takeForSale()];
  const number = createNumber();
  const [mine, theirs, second] = await Promise.all(
    [phone, {}, phone].map((device) => browser.newContext(device)),
  );
  if (!mine || !theirs || !second) throw new Error('no browser');
  const [page, other] = [await mine.newPage(), await theirs.newPage()];

  await valueOwnCar(page, number);
  await page.goto(`${site}/cars/${dreamed.slug}/#finance`);
  const use = page.getByRole('button', { name: /^Use \$[\d,]+ as deposit$/ });
  const dollars = /\$([\d,]+)/.exec((await use.textContent()) ?? '')?.[0] ?? '';
  await use.tap();
  await expect(page.locator('#loan-deposit')).toHaveAttribute('aria-valuetext', dollars);
  // Who saves and goes on at once has saved.
  await heart(page, dreamed).tap();
  await page.goto(`${site}/cars/${wanted.slug}/`);
  await expect(page.locator('header [data-garage-count=saved]')).toHaveText('1');

  // Somebody else looks at the vehicle that is reserved now, in five open pages, and learns it within seconds.
  await other.goto(`${site}/cars/${wanted.slug}/`);
  await expect(other.getByRole('link', { name: 'Reserve for $200' }).first()).toBeVisible();
  await heart(other, wanted).click();
  const open = (path: string): Promise<Page> =>
    theirs.newPage().then(async (tab) => {
      await tab.goto(site + path);
      return tab;
    });
  const tabs = await Promise.all([
    open(`/search/?query=${encodeURIComponent(wanted.name)}`),
    open('/favourites/'),
    open(`/compare/?cars=${wanted.slug}`),
    open(`/print/?car_id=${wanted.slug}`),
  ]);
  const shown = tabs.map((tab) =>
    tab
      .locator('.vehicle-card, .compare__vehicle, .print-page')
      .filter({ has: tab.locator(`a[href="/cars/${wanted.slug}/"]`) })
      .first(),
  );
  for (const one of shown) await expect(one).not.toContainText(/reserved/i);
  await reserve(page, number);
  await expect(other.getByText('Somebody has reserved this vehicle.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Reserve for $200' })).toHaveCount(0);
  // Each page asks every ten seconds, one question at a time.
  for (const one of shown) await expect(one).toContainText(/reserved/i, { timeout: 30_000 });

  // Signing in brings to the account what was saved without one; the second device then shows all of it.
  const garage = `${site}/my-garage/`;
  await page.goto(garage);
  await page.waitForURL(/\/sign-in\/\?type=my-garage/);
  await signIn(page, number, garage);
  await expect(page.locator('.toasts')).toContainText('is in your account now');
  const there = await second.newPage();
  await there.goto(garage);
  await signIn(there, number, garage);
  const part = (name: RegExp): Locator => there.getByRole('region', { name });
  await expect(
    part(/^Saved vehicles/)
      .getByRole('link', { name: dreamed.name })
      .first(),
  ).toBeVisible();
  await expect(
    part(/^Reservations/)
      .getByText(wanted.name)
      .first(),
  ).toBeVisible();
  await expect(
    part(/^Valuations/)
      .getByText(/\$[\d,]+/)
      .first(),
  ).toBeVisible();

  // The alert is off until it is agreed to, on the page of saved vehicles as in the garage.
  await there.goto(`${site}/favourites/`);
  const alert = there.getByRole('switch', { name: /^Tell me when the price drops/ });
  await expect(alert).not.toBeChecked();
  await expect(there.getByText(/^Alerts: By text message to 04.* once a day at most/)).toBeVisible();
  expect((await new AxeBuilder({ page: there }).include('main').analyze()).violations).toEqual([]);
  const agreed = there.waitForResponse(/\/api\/alerts$/);
  await alert.tap();
  expect((await agreed).status()).toBe(200);
  await runAlerts();
  const price = Number(dreamed.price) - 1_000;
  try {
    await saveStock(slug, { ...dreamed, price });
    await runAlerts();
  } finally {
    await saveStock(slug, dreamed);
  }
  const told = (await readInbox()).split(`+61${number.slice(1)}`)[1] ?? '';
  expect(told).toContain(`${dreamed.name} now $${price.toLocaleString('en-AU')}`);

  // The link stops it in any browser, signed in or not.
  await other.goto(site + (/\/alerts\/#[\w-]+/.exec(told)?.[0] ?? ''));
  await expect(other.getByText(dreamed.name, { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  await other.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(other.getByText('All your alerts are off.')).toBeVisible();
  await there.reload();
  await expect(alert).not.toBeChecked();
  await other.getByRole('button', { name: `Turn on again: ${dreamed.name}` }).click();
  await expect(other.getByRole('button', { name: 'Stop this alert' })).toBeVisible();

  // The second device may give the vehicle back as well, and the money comes with it.
  await there.goto(garage);
  await part(/^Reservations/)
    .getByRole('link', { name: 'See or cancel it' })
    .tap();
  await there.getByRole('button', { name: 'Cancel the reservation' }).tap();
  await there.getByRole('button', { name: 'Yes, cancel it' }).tap();
  await expect(there.getByText('Your deposit of $200 has been given back.')).toBeVisible();

  // What one device takes off the list is off every other, and signing out ends what a device shows.
  await there.goto(garage);
  expect((await new AxeBuilder({ page: there }).analyze()).violations).toEqual([]);
  const removed = there.waitForResponse(/\/api\/watchlist\/remove-car$/);
  await part(/^Saved vehicles/)
    .getByRole('button', { name: `Save ${dreamed.name}`, exact: true })
    .tap();
  await removed;
  await expect(there.getByText('No vehicle saved yet')).toBeVisible();
  await page.goto(garage);
  await expect(page.getByText('No vehicle saved yet')).toBeVisible();
  await expect(page.locator('header [data-garage-count=saved]')).toBeEmpty();
  await page.evaluate(() => void indexedDB.open('forecourt:photos', 1));
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('forecourt:photos');
  await Promise.all([mine, theirs, second].map((context) => context.close()));
});
