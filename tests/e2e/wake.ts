import type { Page } from 'playwright/test';

/** Wakes the island of a page that waits for use, and waits until it listens. */
export async function wake(page: Page): Promise<void> {
  await page.locator('main astro-island').first().dispatchEvent('pointerover');
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
}
