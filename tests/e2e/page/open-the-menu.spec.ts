import { expect } from 'playwright/test';
import { readDialogEntry } from '../dialog-entry.ts';
import { bothTemplates, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

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
    // It has its entry in the history a moment later.
    await expect.poll(() => readDialogEntry(page)).not.toBeNull();
    await page.goBack();
    await expect(menu).toBeHidden();
    expect(page.url()).toContain('/locations/');
    // Closed by hand it gives its place back.
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect.poll(() => readDialogEntry(page)).toBeNull();
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

test.describe('the menus of a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('NAV-01 open for keys and for a mouse that rests, close behind the focus, and load pictures only then', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin(showroom.slug)}/locations/`, { waitUntil: 'networkidle' });
    expect(asked).not.toContain('/menu.json');
    const entry = page.locator('.site-nav__entry').filter({ hasText: 'Vehicles' });
    const menu = entry.locator('[popover]');
    const button = entry.locator(':scope > button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu.locator('img').first()).toHaveJSProperty('complete', true);
    expect(await menu.locator('img').count()).toBeGreaterThan(3);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'All Models' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    // A rest opens it; a press right then means the same; leaving closes it.
    await button.hover();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'All Models' }).click();
    await page.waitForURL('**/models/');
    await page.locator('.site-nav__entry > button').first().hover();
    await expect(page.locator('.site-nav__menu:popover-open')).toHaveCount(1);
    await page.mouse.move(700, 850);
    await expect(page.locator('.site-nav__menu:popover-open')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('NAV-01 open when pressed', async ({ page }) => {
      await page.goto(`${origin(showroom.slug)}/locations/`);
      await page.getByRole('button', { name: 'Vehicles' }).click();
      await expect(page.getByRole('link', { name: 'Corolla', exact: true }).first()).toBeVisible();
    });
  });
});
