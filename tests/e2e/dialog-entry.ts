import type { Page } from 'playwright/test';

/** The dialog that is open at this entry of the history; null where none is. */
export const readDialogEntry = (page: Page): Promise<string | null> =>
  page.evaluate(() => (window.history.state as { dialog?: string } | null)?.dialog ?? null);
