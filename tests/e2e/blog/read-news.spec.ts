import { expect } from 'playwright/test';
import { origin } from '../sites.ts';
import { test } from '../test.ts';

const site = origin('harbour-toyota');

test('ROUTE-22 a shopper finds the news, reads an article and goes on to the vehicles that it is about', async ({
  page,
}) => {
  await page.goto(`${site}/privacy-policy/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Advice' }).click();
  await expect(page).toHaveURL(`${site}/blog/advice/`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Read the side of a tyre' }).click();
  await expect(page.getByRole('main')).toContainText('20 January 2026');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Pressed again where the page was not awake yet.
  await expect(async () => {
    await page.getByRole('group', { name: 'Share' }).getByRole('button', { name: 'Copy link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://www.harbourtoyota.example/blog/tyres/',
    );
  }).toPass();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^How a hybrid brakes/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Come to Harbour Toyota and feel it.');
  await page.goBack();
  const stock = page.locator('section').filter({ hasText: 'Toyota HiLux in stock' });
  await expect(stock.getByRole('article').first()).toContainText('HiLux');
  await stock.getByRole('link', { name: /^View all/ }).click();
  await expect(page).toHaveURL(/\/search\/\?.*model=HiLux/);
});
