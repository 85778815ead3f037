import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { findStock, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { createNumber, signIn } from './sign-in.ts';

const { slug } = showroom;
const garage = `${origin(slug)}/my-garage/`;

test('WATCH-02 WATCH-03 ROUTE-21 what a guest saved is in the garage of every device after signing in', async ({
  page,
  browser,
}) => {
  const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true');
  const name = vehicle?.name ?? '';
  const phone = createNumber();
  await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // AUTH-02: the garage asks who it is, and nothing of it is drawn before.
  await page.goto(garage);
  await page.waitForURL(/\/sign-in\/\?type=my-garage/);
  await signIn(page, phone, garage);
  await expect(page.locator('.toasts')).toContainText('is in your account now');
  const saved = page.getByRole('region', { name: /^Saved vehicles/ });
  await expect(saved.getByRole('link', { name }).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(garage);
  await signIn(other, phone, garage);
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
