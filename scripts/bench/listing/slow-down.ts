import type { Page } from 'playwright';

/** How much slower a cheap phone is than this machine. */
export const slowness = 4;

/** Makes the page's processor slower by a factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
