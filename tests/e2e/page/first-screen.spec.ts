import { expect } from 'playwright/test';
import { bothTemplates, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('LEGAL 1 the first screen has a vehicle of the dealer’s make, its price and what that includes', async ({
      page,
    }) => {
      await page.goto(`${origin(showroom.slug)}/`);
      const vehicle = page.locator('.hero__vehicle');
      await expect(vehicle).toBeInViewport({ ratio: 1 });
      await expect(vehicle).toContainText(/Toyota.*\$\d/);
      await expect(vehicle.locator('.price__type')).toBeVisible();
    });

    test('the picture of a group is seen above its search, and its logo stands on the dark header', async ({
      page,
    }) => {
      await page.goto(`${origin(marketplace.slug)}/`);
      const [picture, search] = await Promise.all(
        ['.hero__picture', '.hero__form'].map((part) => page.locator(part).boundingBox()),
      );
      expect((search?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan(160);
      await expect(page.locator('.site-logo img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(page.locator('.site-logo img')).toHaveAttribute('src', /on-dark/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { slug, template } of bothTemplates)
    test(`${template}: ANN-01 an announcement that leads somewhere takes one line`, async ({ page }) => {
      await page.goto(`${origin(slug)}/`);
      const height = await page
        .locator('.announcement:visible')
        .first()
        .evaluate((line) => line.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(46);
    });

  test('ROUTE-09 a table of an own page scrolls in its own box', async ({ page }) => {
    await page.goto(`${origin(marketplace.slug)}/about-us/`);
    const table = page.locator('.table-scroll');
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole('link', { name: 'Search all vehicles' })).toBeVisible();
  });
});
