import { expect } from 'playwright/test';
import { origin } from '../sites.ts';
import { test } from '../test.ts';

const site = origin('harbour-toyota');

test('ROUTE-22 a shopper finds an own page by its words and goes to one of its parts', async ({ page }) => {
  await page.goto(`${site}/privacy-policy/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search our stock' }).fill('harbour');
  await page.getByRole('option', { name: 'About the harbour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the harbour');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What we do' })
    .click();
  await expect(page).toHaveURL(/#what-we-do$/);
  await expect(page.getByRole('heading', { name: 'What we do' })).toBeInViewport();
});

test('ROUTE-24 a campaign has one action and no menus, and says when it is over', async ({ page }) => {
  await page.goto(`${site}/holiday-check/`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const action = page.getByRole('banner').getByRole('link', { name: 'Book my check' });
  // At the end of the header, where it stands with menus.
  const [button, text] = [await action.boundingBox(), await page.locator('.own-page .section').boundingBox()];
  expect((text?.x ?? 0) + (text?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)).toBeLessThan(80);
  await action.click();
  await expect(page.getByRole('heading', { name: 'Book your check' })).toBeInViewport();
  await page.clock.setFixedTime(new Date('2100-01-01T00:00:00+10:00'));
  await page.goto(`${site}/holiday-check/`);
  await expect(page.getByRole('heading', { name: 'This page has ended' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book your check' })).toBeHidden();
  await page.getByRole('link', { name: 'See what we have now' }).click();
  await expect(page).toHaveURL(`${site}/about-us/`);
});

test('ROUTE-10 ROUTE-23 what stands beside a text is what its form does not say, and where a long one leads', async ({
  page,
}) => {
  const reach = page.getByRole('group', { name: 'Reach us' });
  await page.goto(`${site}/finance/`);
  await expect(reach).toHaveCount(0);
  await page.goto(`${site}/about-us/`);
  await expect(reach).toBeVisible();
  await page.goto(`${site}/privacy-policy/`);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Complaints' })
    .click();
  await expect(page.getByRole('heading', { name: 'Complaints' })).toBeInViewport();
});
