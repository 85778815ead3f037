import { expect, test } from 'playwright/test';
import { marketplace, origin, saveStock, showroom, takeStock } from './sites.ts';

const priced = 'status:=in_stock && price:>20000 && price:<60000 && car_type:=used';

test.describe('the truth about stock', () => {
  test('a price changed since the build is corrected on the page and in its data', async ({ page }) => {
    const { slug } = marketplace;
    const vehicle = await takeStock(slug, priced);
    await saveStock(slug, { ...vehicle, price: 23_456, offer_price: null });
    try {
      await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
      await expect(page.getByRole('main').getByText('$23,456').first()).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain('23456');
    } finally {
      await saveStock(slug, vehicle);
    }
  });

  test('VDP-30 a vehicle sold since the build says SOLD and leads to similar ones', async ({ page }) => {
    const { slug } = showroom;
    const vehicle = await takeStock(slug, priced);
    await saveStock(slug, {
      ...vehicle,
      status: 'sold',
      sold: true,
      sold_date_timestamp: Math.floor(Date.now() / 1000),
    });
    try {
      await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
      await expect(
        page
          .getByRole('main')
          .getByText(/\bSOLD\b/)
          .first(),
      ).toBeVisible();
      const similar = page.getByRole('link', { name: 'Find Me Something Similar' }).first();
      await expect(similar).toBeVisible();
      await expect(page.getByRole('button', { name: /^enquire/i }).first()).toBeHidden();
      await similar.click();
      await expect(page).toHaveURL(/\/search\//);
    } finally {
      await saveStock(slug, vehicle);
    }
  });
});
