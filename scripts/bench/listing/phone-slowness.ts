import type { Browser } from 'playwright';
import { slowness } from './slow-down.ts';

/** Milliseconds that a page takes to draw up `layOut` on the machine for which limits of processor time are set. */
const usual = 30;

/** Rounds of which a quarter takes fresh memory: loading a page does as often, for its time. */
const rounds = 40;

/** Lays out the same list again and again, in the page. Answers the times in milliseconds. */
function layOut(rounds: number): number[] {
  const times: number[] = [];
  for (let time = 0; time < rounds; time += 1) {
    const begin = performance.now();
    const list = document.createElement('ul');
    for (let row = 0; row < 1_000; row += 1) {
      const item = document.createElement('li');
      item.style.display = 'flex';
      for (const text of ['Toyota', 'HiLux SR5', '$45,990 drive away']) {
        const part = document.createElement('span');
        part.textContent = text;
        item.append(part);
      }
      list.append(item);
    }
    document.body.append(list);
    list.getBoundingClientRect();
    times.push(performance.now() - begin);
    list.remove();
  }
  return times;
}

const sum = (times: readonly number[]): number => times.reduce((total, each) => total + each, 0);

async function readSlowness(
  browser: Browser,
  summarise: (times: readonly number[]) => number,
): Promise<number> {
  const page = await browser.newPage();
  try {
    const time = summarise(await page.evaluate(layOut, rounds));
    return Math.min(slowness, (slowness * usual) / time);
  } finally {
    await page.close();
  }
}

/**
 * How many times slower a cheap phone is than this machine, as a page feels it that is loaded. The phone stays the same: of a
 * machine that is slower than usual it is fewer times slower, so that tests judge pages and not machines. Never more than
 * `slowness`. The shortest round counts, since the others waited for something.
 */
export const readPhoneSlowness = (browser: Browser): Promise<number> =>
  readSlowness(browser, (times) => Math.min(...times));

/**
 * The same as a page feels it while it loads. It takes fresh memory then, as the first ten rounds do: on machines that are
 * guests of another a round takes three times as long with it. The mean of all rounds counts.
 */
export const readLoadingPhoneSlowness = (browser: Browser): Promise<number> =>
  readSlowness(browser, (times) => sum(times) / rounds);
