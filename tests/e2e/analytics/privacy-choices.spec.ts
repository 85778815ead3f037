import { expect, type Page } from 'playwright/test';
import { findStock, origin } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

/** The sample dealer that counts visits, built with both looks. */
const slug = 'volt-electric';
const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

interface Sent {
  event: string;
  id: number | null;
  names: string[];
  parameters: Record<string, unknown>;
}

/** Notes every event that leaves the page. */
function watchEvents(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
}

/** Notes what the dealer API is told of a look at a vehicle: its view, and that its number was asked for. */
function watchCounts(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    const kind = /view\.json|phone-reveals/.exec(request.url())?.[0];
    if (kind) told.push(kind);
  });
  return told;
}

const readStorage = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('forecourt:consent'));

test('LEGAL 5 EVT-03 nothing before a yes, then what happens with its vehicle', async ({ page }) => {
  const sent = watchEvents(page);
  const counted = watchCounts(page);
  const views = { views: 57, car_fields: {} };
  await page.route('**/view.json*', (route) => route.fulfill({ json: views }));
  const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true && price:>0');
  await page.goto(`${origin(`${slug}--marketplace`)}/cars/${vehicle?.slug}/`);
  await expect(banner(page)).toBeVisible();
  // The question is honest: both answers look the same.
  const looks = await banner(page)
    .getByRole('button', { name: /Accept|Decline/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, width, height } = getComputedStyle(button);
        return { backgroundColor, color, fontSize, width: Math.round(parseFloat(width)), height };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  await page.getByText('Share or print').click();
  await page.locator('[data-share="copy"]').click();
  // The number is shown all the same.
  await page.locator('.vehicle-actions a[data-phone]').click();
  await expect(page.locator('.vehicle-actions .phone-text__full')).toBeVisible();
  expect(sent).toEqual([]);
  expect(counted).toEqual([]);
  expect(await readStorage(page)).toBeNull();
  expect(await page.context().cookies()).toEqual([]);

  await banner(page).getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => sent.map(({ event }) => event)).toEqual(['pageViewed', 'vehicleViewed']);
  expect(sent[1]).toMatchObject({
    names: ['asc_item_pageview'],
    parameters: {
      item_id: vehicle?.id,
      item_make: vehicle?.make,
      item_price: expect.any(Number) as unknown,
    },
  });
  expect(JSON.parse((await readStorage(page)) ?? '{}')).toMatchObject({
    choice: 'granted',
    version: expect.stringMatching(/^\d{4}-\d{2}$/) as unknown,
    at: expect.any(Number) as unknown,
  });
  await page.locator('[data-share="copy"]').click();
  await page.locator('main [data-garage="saved"]').first().click();
  await expect.poll(() => sent.map(({ event }) => event)).toContain('vehicleSaved');
  expect(sent.map(({ event }) => event)).toContain('pageShared');
  // Views are counted and told from the yes on, once, until it is taken back.
  await expect(page.locator('[data-view-count]')).toHaveText(/57/);
  expect(counted).toEqual(['view.json']);
  await page.getByRole('link', { name: 'Privacy choices' }).press('Enter');
  await banner(page).getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(page.locator('[data-view-count]')).toBeEmpty();
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.consent')?.hasAttribute('data-state'));
  await page.locator('.vehicle-actions a[data-phone]').click();
  await expect(page.locator('.vehicle-actions .phone-text__full')).toBeVisible();
  expect(counted).toEqual(['view.json']);
});

test('LEGAL 5 a yes can be taken back on every page, by keyboard, and counts no more', async ({ page }) => {
  const sent = watchEvents(page);
  await page.goto(`${origin(slug)}/contact-us/`);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await page.getByRole('link', { name: 'Privacy choices' }).press('Enter');
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('You have accepted.');
  expect(await findViolations(page, { within: '.consent' })).toEqual([]);
  await banner(page).getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Privacy choices' })).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.goto(`${origin(slug)}/privacy-policy/`);
  await page.waitForFunction(() => document.querySelector('.consent')?.hasAttribute('data-state'));
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await expect(banner(page)).toContainText('You have declined, and nothing is counted.');
  expect(sent).toHaveLength(1);
});

test('Global Privacy Control: nothing is asked and nothing is counted', async ({ page }) => {
  const sent = watchEvents(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    const kept = { choice: 'granted', at: Date.now(), version: '2026-11' };
    localStorage.setItem('forecourt:consent', JSON.stringify(kept));
  });
  await page.goto(`${origin(slug)}/`);
  await page.waitForFunction(() => document.querySelector('.consent')?.hasAttribute('data-state'));
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await expect(banner(page)).toContainText('Your browser asks websites not to track you.');
  await expect(banner(page).getByRole('button', { name: 'Accept' })).toBeHidden();
  await banner(page).press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test('what has the focus is never under the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin(slug)}/`);
  await expect(banner(page)).toBeVisible();
  const hidden: string[] = [];
  let below = 0;
  for (let step = 0; step < 50; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isCovered, isFar } = await page.evaluate(() => {
      const element = document.activeElement;
      const question = document.querySelector('.consent');
      const [box, over] = [element, question].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
      return {
        name: element?.textContent ?? '',
        isCovered: !question?.contains(element) && Number(box?.bottom) > Number(over?.top),
        isFar: window.scrollY > 0,
      };
    });
    if (isCovered) hidden.push(name);
    if (isFar) below += 1;
  }
  expect(below).toBeGreaterThan(10);
  expect(hidden).toEqual([]);
});

test('a dealer who counts nobody asks nobody, and loads nothing for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${origin('harbour-toyota')}/`);
  await expect(page.locator('.consent, [data-privacy-choices], [data-partner]')).toHaveCount(0);
  expect(scripts.filter((url) => /Consent|[Mm]easur|gtag|api\.events|partner|Choices/.test(url))).toEqual([]);
});
