import { test as base } from 'playwright/test';

/**
 * Playwright's test, whose page ends with it. Handlers of requests that still wait end without an error, and a promise
 * that nobody awaited fails the test that left it behind, not the whole run.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    // A rejection is told after everything that waits for its turn.
    await new Promise((resolve) => setTimeout(resolve));
  },
});
