import type { Page } from 'playwright/test';

/** Fills the storage of a page's site to the last character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let at = 0; at < 4; at += 1)
        try {
          localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Smaller ones may fit.
        }
    // Names need room, too.
    for (let end = ''; ; end += 'x')
      try {
        localStorage.setItem('f', end);
      } catch {
        break;
      }
  });
