import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { touch } from './touch.ts';

/** The phone on which the listing is tried. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Milliseconds after which nothing is waited for any longer: a busy machine is slow, a stuck page is wrong. */
export const patience = 60_000;

/** Does one thing as a shopper would, and nothing else; what is measured happens around it. */
export type Around = (name: string, act: () => Promise<void>) => Promise<void>;

/** A kind of page, as a shopper opens it and uses it. */
export interface Visit {
  /** Answers when its scripts are awake. */
  open: (browser: Browser, address: string) => Promise<Page>;
  play: (page: Page, around: Around) => Promise<void>;
}

/** Opens a listing on a phone and waits until its islands are awake. */
export async function openListing(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(patience);
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="load"]'));
  await findRest(page);
  return page;
}

/** Waits until no answer is on its way and the page has been calm for a moment. */
const findRest = (page: Page): Promise<void> =>
  page.evaluate(
    (longest) =>
      new Promise<void>((resolve, reject) => {
        const begin = performance.now();
        let calm = 0;
        const look = (): void => {
          calm = document.querySelector('.listing [aria-busy="true"]') ? 0 : calm + 1;
          if (calm > 4) resolve();
          else if (performance.now() - begin > longest)
            reject(new Error('The listing does not come to rest.'));
          else setTimeout(look, 60);
        };
        look();
      }),
    patience,
  );

/**
 * What a shopper does on a listing, key by key and touch by touch: opens the filters, ticks four, moves a range, closes
 * them, takes a filter away, types a word of eight letters, sorts, turns the page, and clears everything.
 */
export async function playSession(page: Page, around: Around): Promise<void> {
  const filters = page.locator('.listing__filters');
  const step = async (name: string, act: () => Promise<void>, address?: RegExp): Promise<void> => {
    await findRest(page);
    await around(name, async () => {
      await act();
      if (address) await page.waitForURL(address);
      await findRest(page);
    });
  };
  const tap = async (name: string, target: Locator, address?: RegExp): Promise<void> => {
    await target.scrollIntoViewIfNeeded();
    // Cards that come near take their true height, which moves what stands below.
    await findRest(page);
    await step(name, () => touch(target), address);
  };
  const press = async (keys: readonly string[], pause: number): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    }
  };
  const tick = (value: string): Promise<void> =>
    tap(`tick ${value}`, filters.locator(`input[value="${value}"]`), new RegExp(value));

  await tap('open the filters', page.locator('.listing__open-filters'));
  for (const value of ['Toyota', 'Mazda', 'Kia', 'SUV']) await tick(value);
  await filters.locator('input[type="range"]').first().focus();
  await step('move a range', () => press(Array<string>(5).fill('ArrowRight'), 80), /price=/);
  await tap('close the filters', page.locator('.listing__filters-foot .button'));
  await tap('remove a filter', page.locator('.filter-chip').first(), /^(?!.*Toyota)/);
  await tap('touch the search', page.locator('#listing-query'));
  await step('type a word of 8 letters', () => press([...'corollas'], 120), /query=corollas/);
  await step('delete it again', () => press(Array<string>(8).fill('Backspace'), 60), /^(?!.*query=)/);
  await page.locator('.listing__sort select').focus();
  await step('sort', () => page.keyboard.press('ArrowDown'), /sortBy=/);
  await tap('turn the page', page.locator('.pagination__page').filter({ hasText: /^2$/ }), /page=2/);
  await tap('open the filters again', page.locator('.listing__open-filters'));
  await tap('close the filters again', page.locator('.listing__filters-foot .button'));
  await tap('clear all filters', page.locator('.filter-chips__clear'), /^(?!.*make=)/);
}

export const listingVisit: Visit = { open: openListing, play: playSession };
