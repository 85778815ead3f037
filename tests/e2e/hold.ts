import type { Page } from 'playwright/test';

/** Keeps requests to an address waiting until the answered function lets them go. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(true);
}
