import { expect, type Page } from 'playwright/test';
import { marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

/** The dealer whose home page has a price slider. */
const withSlider = 'westside-superstore';

async function openBudget(page: Page, slug: string, title: RegExp) {
  await page.goto(`${origin(slug)}/`);
  const heading = page.getByRole('heading', { name: title });
  await heading.scrollIntoViewIfNeeded();
  const panel = page.locator('.budget');
  await page.waitForFunction(
    () => !document.querySelector('.budget')?.closest('astro-island')?.hasAttribute('ssr'),
  );
  return panel;
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;
  const title = /^Find a used car for your budget$/;

  test('BUDG-03 BUDG-04 a budget that buys nothing says so, in the words of the type', async ({ page }) => {
    const panel = await openBudget(page, slug, title);
    await panel.getByLabel('Deposit').fill('abc');
    await expect(panel.getByLabel('Deposit')).toHaveValue('0');
    await panel.getByLabel('Repayment').fill('0');
    await expect(panel.getByRole('button', { name: `0 Used Cars Found` })).toBeDisabled();
    await expect(panel.getByText(`No Used Cars found for this budget`)).toBeVisible();
  });

  test('BUDG-07 BUDG-08 LEGAL 4 car types narrow the results; rates and what the estimate leaves out stand with it', async ({
    page,
  }) => {
    const panel = await openBudget(page, slug, title);
    await expect(panel.getByText(/^Select your preferred (car|vehicle) types$/)).toBeVisible();
    await panel.getByRole('checkbox', { name: 'SUV' }).check();
    await expect(panel.getByRole('link')).toHaveAttribute('href', /body=SUV&price=/);
    await expect(panel.getByText(/5 year term.*excludes balloon payments/)).toBeVisible();
    await expect(
      panel.getByText(
        /Jetty Street.* 5 years\. Interest rate 7\.99%\sp\.a\., comparison rate 8\.87%\sp\.a\./,
      ),
    ).toBeVisible();
    await expect(panel.getByText('WARNING: This comparison rate')).toBeVisible();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;
  const title = /^Find vehicles for your budget$/;

  test('BUDG-01 BUDG-02 BUDG-06 the estimate follows what is typed, and the link what it buys', async ({
    page,
  }) => {
    const panel = await openBudget(page, slug, title);
    await expect(panel.getByRole('status').first()).toBeAttached();
    // At 9.95 % a year, with 1,313.25 of fees and 8 a month.
    await expect(panel.locator('output')).toHaveText('$41,246');
    await expect(panel.getByText('You pay $54,000 in 5 years')).toBeVisible();
    await panel.getByRole('radio', { name: 'Monthly' }).check();
    await expect(panel.locator('output')).toHaveText('$28,582');
    await expect(panel.getByText('You pay $38,000 in 5 years')).toBeVisible();
    const counted = page.waitForResponse(
      (response) => response.url().includes('price') && response.url().includes('38582'),
    );
    await panel.getByLabel('Deposit').fill('12000');
    await expect(panel.locator('output')).toHaveText('$38,582');
    const link = panel.getByRole('link');
    await expect(link).toHaveText(new RegExp(`^[\\d,]+ Vehicles Found$`));
    await expect(link).toHaveAttribute('href', /price=1000-38582$/);
    const { found } = (await (await counted).json()) as { found: number };
    const count = found.toLocaleString('en-AU');
    await expect(link).toHaveText(`${count} Vehicles Found`);
    await link.click();
    await expect(page).toHaveURL(/\/search\//);
    // Other tests put vehicles in and out meanwhile, so the listing may differ by a few.
    const listed = async (): Promise<number> => {
      const said = await page.locator('.listing__count').textContent();
      return Number((said ?? '').replace(/\D/g, ''));
    };
    await expect.poll(async () => Math.abs((await listed()) - found)).toBeLessThanOrEqual(4);
  });

  test('BUDG-07 of all 18 types those in stock are offered where a dealer wants them', async ({ page }) => {
    const panel = await openBudget(page, slug, title);
    await expect(panel.getByRole('checkbox', { name: 'SUV' })).toBeEnabled();
    await expect(panel.getByRole('checkbox', { name: 'Cab Chassis' })).toBeEnabled();
    await expect(panel.getByRole('checkbox', { name: 'Softtop' })).toHaveCount(0);
  });
});

test('SLDR-07 C7 the price slider moves by 500 from 5,000 to 250,000 and its thumbs never meet', async ({
  page,
}) => {
  await page.goto(`${origin(withSlider)}/`);
  const panel = page.locator('.price-range');
  await panel.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => !document.querySelector('.price-range')?.closest('astro-island')?.hasAttribute('ssr'),
  );
  const low = panel.getByRole('slider', { name: 'Lowest price' });
  const high = panel.getByRole('slider', { name: 'Highest price' });
  for (const thumb of [low, high]) {
    await expect(thumb).toHaveAttribute('min', '5000');
    await expect(thumb).toHaveAttribute('max', '250000');
    await expect(thumb).toHaveAttribute('step', '500');
  }
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/search/?price=5500-250000');
  await page.keyboard.press('End');
  expect(Number(await low.inputValue())).toBeLessThan(Number(await high.inputValue()));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the usual budget leads to what it buys', async ({ page }) => {
    await page.goto(`${origin(showroom.slug)}/`);
    await expect(page.locator('.budget output')).toHaveText('$44,447');
    await page.locator('.budget').getByRole('link').click();
    await expect(page).toHaveURL(/\/search\/used-cars\/\?price=1000-44447$/);
  });
});
