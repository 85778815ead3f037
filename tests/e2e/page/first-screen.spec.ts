import { expect } from 'playwright/test';
import { bothTemplates, findStock, marketplace, origin, showroom } from '../sites.ts';
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
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { slug, template } of bothTemplates)
    test(`${template}: ANN-01 an announcement that leads somewhere is whole in the height of one line`, async ({
      page,
    }) => {
      await page.goto(`${origin(slug)}/`);
      const height = await page
        .locator('.announcement:visible')
        .first()
        .evaluate((line) => line.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(46);
      const hidden = await page
        .locator('.announcement a:visible')
        .first()
        .evaluate((link) => link.scrollHeight - link.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    });

  test('LEGAL 7 of the header with two rows one stays, and all of it for who comes by keyboard', async ({
    page,
  }) => {
    const { slug } = marketplace;
    const [vehicle] = await findStock(slug, 'status:=in_stock && price:>20000');
    await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
    const header = page.locator('.site-header');
    const findBottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await findBottom()).toBeGreaterThan(100);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await expect.poll(findBottom).toBeLessThanOrEqual(64);
    await expect(header.locator('.search-trigger')).toBeInViewport({ ratio: 1 });
    await header.locator('.site-logo').focus();
    await expect(header.locator('.site-logo')).toBeInViewport({ ratio: 1 });
  });
});
