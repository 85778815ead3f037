import { expect, type Page } from 'playwright/test';
import { holdBack } from '../hold.ts';
import { marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { wake } from '../wake.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article');

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('ROUTE-16 PARTS-01 by words, category and page, all in the address', async ({ page }) => {
    await page.goto(`${origin(slug)}/parts/search/`);
    await wake(page);
    await expect(cards(page)).toHaveCount(21);
    await main(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await main(page).getByRole('searchbox').fill('boot liner');
    await expect(page).toHaveURL(/\?query=boot\+liner$/);
    await expect(cards(page).first()).toContainText(/boot liner/i);
    await main(page).getByRole('searchbox').fill('');
    await expect(cards(page)).toHaveCount(21);
    await main(page).getByRole('checkbox', { name: /^Care/ }).check();
    await expect(page).toHaveURL(/categories=Care/);
    await expect(cards(page).first()).toContainText(/care kit/i);
    await page.reload();
    await expect(main(page).getByRole('checkbox', { name: /^Care/ })).toBeChecked();
    await expect(cards(page).first()).toContainText(/care kit/i);
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('a part is asked about at the parts counter, with its price type beside its price', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/parts/search/?sortBy=highest-price`);
    const [first] = await cards(page).all();
    await expect(main(page).getByText('incl. GST, fitting extra').first()).toBeVisible();
    await expect(
      first?.getByRole('link', { name: /^Enquire about this part/ }) ?? cards(page),
    ).toHaveAttribute('href', /^(mailto:.+subject=Part%20enquiry|tel:)/);
  });
});

test('what is ticked and typed before the search has loaded is not lost', async ({ page }) => {
  const asked = page.waitForRequest('**/_astro/PartSearch*');
  const go = await holdBack(page, '**/_astro/PartSearch*');
  await page.goto(`${origin(showroom.slug)}/parts/search/`);
  const tick = main(page).getByRole('checkbox', { name: /^Care/ });
  await tick.check();
  await main(page).getByRole('searchbox').fill('kit');
  await asked;
  go();
  await expect(page).toHaveURL(/query=kit/);
  await expect(page).toHaveURL(/categories=Care/);
  await expect(tick).toBeChecked();
  await expect(main(page).getByRole('searchbox')).toHaveValue('kit');
  await expect(cards(page).first()).toContainText(/care kit/i);
});

test('by keyboard alone', async ({ page }) => {
  await page.goto(`${origin(showroom.slug)}/parts/search/`);
  await wake(page);
  await main(page).getByRole('searchbox').focus();
  await page.keyboard.type('battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=battery/);
  await expect(cards(page).first()).toContainText(/battery/i);
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^Enquire about this part/ });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the first page of parts is read and asked about', async ({ page }) => {
    await page.goto(`${origin(showroom.slug)}/parts/search/`);
    await expect(cards(page)).toHaveCount(21);
    await expect(cards(page).first().getByRole('link')).toBeVisible();
  });
});
