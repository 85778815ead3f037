import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect } from 'playwright/test';
import { chromiumFlags, findTestChromium } from '../../../scripts/test/chromium.ts';
import { findFirefox } from '../../../scripts/test/firefox.ts';
import { origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

// Playwright drives only a Firefox of its own; the system's is driven by WebDriver BiDi. The name of the test says what ran.
const firefox = findFirefox();
// A window of that size, because older ones know no command for the size of a page.
const open = (): Promise<Browser> =>
  firefox
    ? puppeteer.launch({
        browser: 'firefox',
        executablePath: firefox,
        defaultViewport: null,
        args: ['--width=1280', '--height=800'],
      })
    : puppeteer.launch({
        executablePath: findTestChromium(),
        headless: 'shell',
        defaultViewport: { width: 1280, height: 800 },
        args: [...chromiumFlags],
      });

/** Waits until something is so. What puppeteer waits with is made of texts, which the policy of our pages forbids in Firefox. */
const until = (page: Page, isSo: () => boolean | undefined): Promise<void> =>
  expect(async () => expect(await page.evaluate(isSo)).toBe(true)).toPass({ timeout: 20_000 });

test(`a vehicle is found, read and asked about in ${firefox ? 'Firefox' : 'Chromium alone: this machine has NO FIREFOX'}`, async () => {
  const browser = await open();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      // The driver's own, when a page goes while it asks.
      if (!String(error).includes('__bidi')) errors.push(String(error));
    });
    await page.goto(`${origin(showroom.slug)}/search/`, { waitUntil: 'domcontentloaded' });
    await page.click('main a[href^="/cars/"]');
    await until(
      page,
      () =>
        /^\/cars\/[\w-]+\/$/.test(location.pathname) &&
        document.querySelector('.button[commandfor="enquiry"]') !== null,
    );

    // Without scroll timelines the site's own header stays, and nothing covers it.
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await until(page, () => {
      const wanted = CSS.supports('animation-timeline: scroll()') ? 'vehicle-header' : 'site-header';
      return document
        .elementFromPoint(640, 30)
        ?.closest('.site-header, .vehicle-header')
        ?.matches(`.${wanted}`);
    });

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.click('.button[commandfor="enquiry"]');
    await until(page, () => document.querySelector('#enquiry[open] input[name="name"]') !== null);
    await page.type('#enquiry input[name="name"]', 'Alexandra');
    await page.keyboard.press('Escape');
    await until(page, () => document.querySelector('#enquiry[open]') === null);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
