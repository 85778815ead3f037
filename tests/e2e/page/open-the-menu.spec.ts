import { expect, test } from 'playwright/test';
import { bothTemplates, origin } from '../sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { slug, template } of bothTemplates) {
  test(`${template}: Back closes a phone's menu, and leads from its links to the page without it`, async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/contact-us/`);
    await page.goto(`${origin(slug)}/locations/`);
    const menu = page.locator('#mobile-menu');
    const button = page.locator('.menu-button');
    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    expect(page.url()).toContain('/locations/');
    // Closed by hand it gives its place back.
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
    await button.click();
    await menu.locator('a[href="/favourites/"]').click();
    await page.waitForURL('**/favourites/');
    await page.goBack();
    await page.waitForURL('**/locations/');
    await expect(menu).toBeHidden();
    await page.goBack();
    await page.waitForURL('**/contact-us/');
  });
}
