import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { shareOutPages } from '../../budgets/page-kinds.js';
import { bothTemplates, depot, dist, origin } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';
import { readLastingShifts, recordMessages, recordShifts } from '../watch.ts';

/** What moves within the cards of each row when the row's last card is taken away, as if it had not come yet. */
const moveByLastCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('ul:has(> li > .vehicle-card)')];
    // Cards have their own heights now, in view or not.
    for (const card of lists.flatMap((list) => [...list.children]))
      (card as HTMLElement).style.contentVisibility = 'visible';
    return lists.flatMap((list) => {
      const top = ({ offsetTop }: HTMLElement): number => offsetTop;
      const rows = [...Map.groupBy(list.querySelectorAll<HTMLElement>(':scope > li'), top).values()];
      return rows.toReversed().flatMap((row) => {
        const last = row.pop();
        const parts = row.flatMap((card) => [...card.querySelectorAll<HTMLElement>('.vehicle-card *')]);
        const measure = (): number[] => parts.map((part) => part.getBoundingClientRect().top);
        const whole = measure();
        last?.remove();
        const alone = measure();
        return parts.filter((_, index) => whole[index] !== alone[index]).map(({ className }) => className);
      });
    });
  });

/** What moves by itself after two frames; what scrolling moves stands still when nobody scrolls. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''));
  });

const sites = [...bothTemplates, depot];
const pages = shareOutPages(sites.map(({ slug, template }) => path.join(dist, slug, template)));

for (const [site, { slug, template }] of sites.entries()) {
  // Who is not signed in is led on from a gated page; account/from-looking-to-having.spec.ts looks at it.
  for (const { kind, path: pagePath, differs } of (pages[site] ?? []).filter(({ gated }) => !gated)) {
    test.describe(`${template}: ${kind}`, () => {
      // One load for all of it: a page costs more to open than to look at.
      test('LEGAL 7 is quiet, accessible, never shifts, says what it is and fits every screen', async ({
        page,
      }) => {
        const messages = recordMessages(page);
        await recordShifts(page);
        await page.goto(origin(slug) + pagePath, { waitUntil: 'networkidle' });
        expect(messages).toEqual([]);
        expect(await readLastingShifts(page)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
        // The dealer that allows dark pages; most pages share their parts with those that differ.
        if (slug === depot.slug && differs) {
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 27, 33)');
          // Colours of buttons change over some milliseconds; half way they are nobody's.
          await page.waitForTimeout(500);
          expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
        }

        await expect(page.locator('h1')).toHaveCount(1);
        expect((await page.title()).length).toBeGreaterThan(10);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30,}/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pagePath}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');

        // 320 px is a phone of 640 px at 200 % zoom (WCAG 1.4.10); text of twice the size is asked for besides (1.4.4).
        const screens = [
          { width: 390, text: 100 },
          { width: 320, text: 100 },
          { width: 390, text: 200 },
          { width: 320, text: 200 },
          { width: 768, text: 100 },
          { width: 768, text: 200 },
          { width: 1024, text: 100 },
          { width: 1280, text: 100 },
          { width: 1920, text: 100 },
        ];
        for (const { width, text } of screens) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}%`;
          }, text);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `horizontal overflow at ${width} px, text of ${text} %`).toBeLessThanOrEqual(0);
        }
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

        await page.emulateMedia({ reducedMotion: 'reduce' });
        // What began before may end.
        await expect.poll(() => findMotion(page)).toEqual([]);
        await page.emulateMedia({ reducedMotion: 'no-preference' });

        // A page is painted while its HTML still comes: what comes last must not move what stands above it.
        await page.setViewportSize({ width: 1440, height: 2000 });
        expect(await moveByLastCards(page)).toEqual([]);
        const moved = await page.evaluate(() => {
          const above = [...document.body.children].filter(
            (one) => !one.matches('.site-footer, .site-footer ~ *'),
          );
          const measure = (): number[] => above.map((one) => one.getBoundingClientRect().bottom);
          const whole = measure();
          document.querySelector('.site-footer')?.remove();
          return measure().map((bottom, index) => bottom - (whole[index] ?? 0));
        });
        expect(moved.filter((pixels) => pixels !== 0)).toEqual([]);
      });
    });
  }

  test.describe(`${template}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('ROUTE-05 a vehicle can be found, read and called about', async ({ page }) => {
      await page.goto(`${origin(slug)}/search/`);
      const cards = page.locator('main a[href^="/cars/"]');
      expect(await cards.count()).toBeGreaterThanOrEqual(21);
      await cards.first().click();
      await expect(page).toHaveURL(/\/cars\/[^/]+\/$/);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main img').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
      // LEGAL 2: the licence number stands on every page.
      await expect(page.locator('footer')).toContainText(/licen[cs]e|LMCT|MD|LVD/i);
    });

    test('what needs a script is not offered', async ({ page }) => {
      await page.goto(`${origin(slug)}/search/`);
      await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
      await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
      await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('button', { name: /Save|Filters/ })).toHaveCount(0);
      await page.goto(`${origin(slug)}/compare/`);
      await expect(page.locator('main noscript')).toBeVisible();
      await expect(page.locator('main .skeleton').filter({ visible: true })).toHaveCount(0);
      await page.goto(`${origin(slug)}/print/?car_id=any`);
      await expect(page.getByText('Looking up the vehicle')).toBeHidden();
      await page.goto(`${origin(slug)}/test-drive/change/`);
      await expect(page.locator('main .skeleton').filter({ visible: true })).toHaveCount(0);
      await page.goto(`${origin(slug)}/${template === depot.template ? 'contact-us' : 'book-test-drive'}/`);
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
      await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
      // FORM-03: nobody is thanked who could not send anything.
      await page.goto(`${origin(slug)}/success/`);
      await expect(page.locator('h1')).toHaveText(/No enquiry was sent from here/);
      await expect(page.getByText('Thank you, we have your enquiry')).toBeHidden();
    });
  });
}

test('an unknown page is an honest 404 and shows what there is', async ({ page }) => {
  const response = await page.goto(`${origin('harbour-toyota')}/no-such-page/`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('link', { name: /search|stock|vehicles|home/i }).first()).toBeVisible();
  await expect(page.locator('main article.vehicle-card').first()).toBeVisible();
});
