import { expect } from 'playwright/test';
import { origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { createNumber, signIn } from './sign-in.ts';

const site = origin(showroom.slug);
const bookings = ['a', 'b'].map((sign) => `${site}/test-drive/change/#${sign.repeat(32)}`);

test('AUTH-01 Back finds no booking of who has signed out in another tab', async ({ page, context }) => {
  await page.goto(`${site}/sign-in/?redirect=/about-us/`);
  await signIn(page, createNumber(), `${site}/about-us/`);
  // Two entries in the history that differ by what stands behind the `#` alone.
  for (const address of bookings) await page.goto(address);
  await page.goBack();
  await expect(page).toHaveURL(bookings[0] ?? '');
  await page.goForward();
  await expect(page).toHaveURL(bookings[1] ?? '');

  const other = await context.newPage();
  await other.goto(`${site}/my-garage/`);
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(`${site}/test-drive/change/`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/test-drive/change/`);
  await expect(page.getByText('We find no booking for this link.')).toBeVisible();
});

test('AUTH-01 a page whose path looks like another host stays on this one when somebody signs out in another tab', async ({
  page,
  context,
}) => {
  await page.goto(`${site}/sign-in/?redirect=/about-us/`);
  await signIn(page, createNumber(), `${site}/about-us/`);
  const address = `${site}//elsewhere.example/sign-in/`;
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(`${site}/my-garage/`);
  const isAnew = page.waitForEvent('load');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await isAnew;
  expect(page.url()).toBe(address);
});
