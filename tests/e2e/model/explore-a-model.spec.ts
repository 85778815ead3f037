import { expect, type Page } from 'playwright/test';
import { marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { wake } from '../wake.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('SRCH-22 models are searched by words and body without asking anybody', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('multi_search')) asked.push(request.url());
    });
    await page.goto(`${origin(slug)}/models/`);
    await wake(page);
    const cards = main(page).locator('.model-card');
    const all = await cards.count();
    await main(page).getByRole('checkbox', { name: /^SUV/ }).check();
    await expect(page).toHaveURL(/body=SUV/);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    for (const card of await cards.all()) await expect(card).toContainText('SUV');
    await page.goBack();
    await expect(cards).toHaveCount(all);
    await main(page).getByRole('searchbox').fill('qqzzxx');
    await expect(main(page).getByText('No Results Available')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('ROUTE-15 ROUTE-18 a card leads to /{model}/, which search engines know as /models/{model}/', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/models/`);
    const card = main(page).locator('.model-card').first();
    const href = (await card.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/[a-z0-9-]+\/$/);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/models${href}$`));
    const heading = await page.locator('h1').textContent();
    const response = await page.goto(`${origin(slug)}/models${href}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
  });
});

test('ROUTE-18 an offer on a model leads to the model', async ({ page }) => {
  await page.goto(`${origin(showroom.slug)}/special-offers/`);
  await main(page).locator('a[href^="/offers/"]').first().click();
  await main(page)
    .getByRole('link', { name: /^Explore / })
    .click();
  await expect(page).toHaveURL(/\.localhost:\d+\/[a-z0-9-]+\/$/);
  await expect(page.locator('h1')).toContainText('Toyota');
});
