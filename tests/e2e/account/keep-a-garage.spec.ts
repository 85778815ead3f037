import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { findStock, origin, readCode, showroom } from '../sites.ts';
import { test } from '../test.ts';

const { slug } = showroom;
const garage = `${origin(slug)}/my-garage/`;

/** A number of nobody else: the time makes it. */
const createNumber = (): string => `0412${String(Date.now()).slice(-6)}`;

async function signIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number or email address').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(await readCode(phone));
  await page.waitForURL(garage);
}

test('WATCH-02 WATCH-03 ROUTE-21 what a guest saved is in the garage of every device after signing in', async ({
  page,
  browser,
}) => {
  const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true');
  const name = vehicle?.name ?? '';
  const phone = createNumber();
  await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first()
    .click();
  // AUTH-02: the garage asks who it is, and nothing of it is drawn before.
  await page.goto(garage);
  await page.waitForURL(/\/sign-in\/\?type=my-garage/);
  await signIn(page, phone);
  await expect(page.locator('.toasts')).toContainText('is in your account now');
  const saved = page.getByRole('region', { name: /^Saved vehicles/ });
  await expect(saved.getByRole('link', { name }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(garage);
  await signIn(other, phone);
  const there = other.getByRole('region', { name: /^Saved vehicles/ });
  const removed = other.waitForResponse(/\/api\/watchlist\/remove-car$/);
  await there.getByRole('button', { name: `Save ${name}`, exact: true }).click();
  await removed;
  await expect(there.getByText('No vehicle saved yet')).toBeVisible();

  await page.reload();
  await expect(saved.getByText('No vehicle saved yet')).toBeVisible();
  await expect(page.locator('header [data-garage-count=saved]')).toBeEmpty();
  // Signing out here ends what this device shows.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await elsewhere.close();
});
