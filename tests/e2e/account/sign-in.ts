import { expect, type Page } from 'playwright/test';
import { readCode } from '../sites.ts';

/** A number of nobody else: the time makes it. Not every number that begins with 04 is one. */
export const createNumber = (): string => `0412${String(Date.now()).slice(-6)}`;

/** Signs in on the page that asks who it is, and waits for the page that was asked for. */
export async function signIn(page: Page, phone: string, goal: string): Promise<void> {
  await page.getByLabel('Mobile number or email address').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(await readCode(phone));
  await page.waitForURL(goal);
}
