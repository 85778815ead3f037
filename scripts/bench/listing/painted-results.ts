import type { Page } from 'playwright';
import { patience } from './session.ts';

/** Names: words that name filters wait for Enter. */
const words = ['toyota', 'mazda', 'hilux', 'ranger', 'corolla', 'tucson', 'outlander', 'sportage'];

/**
 * Types words into a listing's search and measures each time from the last key to the picture with the results, in
 * milliseconds; the 300 ms for which the search waits for more keys are part of it.
 */
export async function timeResults(page: Page): Promise<number[]> {
  const times: number[] = [];
  const field = page.locator('#listing-query');
  for (const word of words) {
    await field.fill('');
    await page.waitForURL(/^(?!.*query=)/);
    await page.waitForFunction(() => !document.querySelector('.listing [aria-busy="true"]'));
    const painted = page.evaluate(
      ({ length, longest }) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error('No results came.')), longest);
          let typed = 0;
          let letters = 0;
          const note = ({ timeStamp }: Event): void => {
            typed = timeStamp;
            letters += 1;
          };
          document.addEventListener('keydown', note, true);
          // Other cards come in a list of their own.
          const before = document.querySelector('.listing__grid');
          const look = new MutationObserver(() => {
            const now = document.querySelector('.listing__grid, .empty-state');
            if (now === before || letters < length) return;
            look.disconnect();
            document.removeEventListener('keydown', note, true);
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
          });
          look.observe(document.querySelector('.listing__results') ?? document, {
            childList: true,
            subtree: true,
          });
        }),
      { length: word.length, longest: patience },
    );
    // Heard at once when it fails, although it is waited for only after the keys.
    painted.catch(() => undefined);
    await page.evaluate(() => undefined);
    await field.pressSequentially(word, { delay: 60 });
    times.push(await painted);
  }
  return times;
}
