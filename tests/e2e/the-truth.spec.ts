import { expect, test } from 'playwright/test';
import { marketplace, origin, saveStock, showroom, takeStock } from './sites.ts';

const priced = 'status:=in_stock && price:>20000 && price:<60000 && car_type:=used';

test.describe('the truth about stock', () => {
  test('VDP-30 a price changed since the build is corrected everywhere, and said', async ({ page }) => {
    const { slug } = marketplace;
    const vehicle = await takeStock(slug, priced);
    const changed = { price: 23_456, price_type: 'excluding_government_charges', finance_lenders: [] };
    await saveStock(slug, { ...vehicle, ...changed, offer_price: null });
    try {
      await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
      await expect(page.getByRole('main').getByText('$23,456').first()).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain(
        '"price":23456,"priceCurrency":"AUD","description":"Excl. Govt. Charges"',
      );
      for (const place of ['.vehicle-summary__price', '.vehicle-header', '.mobile-bar'])
        await expect(page.locator(place)).toContainText(/\$23,456\s*Excl. Govt. Charges/);
      await expect(page.getByText('The page now shows how it stands.')).toHaveRole('status');
      await page.locator('#finance').scrollIntoViewIfNeeded();
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('$23,456');
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
      for (const tool of ['#finance', '#fuel-cost', '#delivery', '#price-comparison'])
        await expect(page.locator(tool)).toBeHidden();
      await similar.click();
      await expect(page).toHaveURL(/\/search\//);
    } finally {
      await saveStock(slug, vehicle);
    }
  });
});
