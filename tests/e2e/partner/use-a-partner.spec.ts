import { expect, type Page } from 'playwright/test';
import { fillStorage } from '../full-storage.ts';
import { findStock, origin } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

/** The sample dealer with a chat, as a script, and a booking, in a frame; both are stand-ins of the sandbox. */
const slug = 'westside-superstore';

/** Notes what is asked of partners, and how many bytes their answers have. */
function watchPartners(page: Page): { name: string; bytes: number }[] {
  const asked: { name: string; bytes: number }[] = [];
  page.on('request', (request) => {
    const name = /\/partners\/([\w.]+)/.exec(request.url())?.[1];
    if (name === undefined) return;
    const entry = { name, bytes: 0 };
    asked.push(entry);
    void request
      .response()
      .then(async (response) => {
        entry.bytes = (await response?.body())?.length ?? 0;
      })
      // A page that is left takes the answers along.
      .catch(() => undefined);
  });
  return asked;
}

/** Shifts of the page that no press asked for. */
const readShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

test('VDP-14 CFG-05 LEGAL 5 a chat and a booking load nothing before a yes, work after it, and leave with it', async ({
  page,
}) => {
  const asked = watchPartners(page);
  const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true && price:>0');
  await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
  await page.waitForFunction(() => document.querySelector('[data-choices]')?.hasAttribute('data-state'));
  // What asks in its own place does not ask when the page opens.
  await expect(page.locator('.consent')).toBeHidden();
  await page.locator('.vehicle-actions').getByRole('button', { name: 'Chat with us' }).click();
  const panel = page.getByRole('dialog', { name: 'Sample chat' });
  await expect(panel).toContainText('This is a service of Sample Conversations Pty Ltd.');
  await expect(panel.getByRole('link', { name: /Call/ })).toBeVisible();
  expect(await findViolations(page, { within: '.partner-panel' })).toEqual([]);
  expect(asked).toEqual([]);

  // What cannot be loaded says so, and the phone stands there.
  await page.route('**/partners/**', (route) => route.abort());
  await panel.getByRole('button', { name: 'Allow and open: Chat with us' }).click();
  await expect(panel).toContainText('This cannot be loaded at the moment.');
  await expect(panel.getByRole('link', { name: /Call/ })).toBeVisible();
  await page.unroute('**/partners/**');
  await page.reload();
  await page.locator('.partner-launcher').click();
  await expect(panel).toContainText('Sample chat of westside.');
  await expect(panel).toContainText(`"item_id":"${vehicle?.id}"`);
  await expect(panel.getByText('dealer: {"dealer_name":"Westside Car Superstore"}')).toBeVisible();
  await panel.getByLabel('Your message').press('Escape');
  await expect(page.locator('.partner-launcher')).toBeFocused();
  // As its file declares.
  expect(asked.at(-1)).toMatchObject({ name: 'chat.js' });
  await expect.poll(() => asked.at(-1)?.bytes).toBeGreaterThan(0);
  expect(asked.at(-1)?.bytes).toBeLessThan(4_000);
  expect(await readShift(page)).toBe(0);

  // A yes to one is no yes to the other.
  asked.length = 0;
  await page.goto(`${origin(slug)}/locations/westside-malaga/`);
  const box = page.locator('[data-partner-name="sample-booking"]');
  await box.scrollIntoViewIfNeeded();
  await expect(box.getByRole('button', { name: 'Allow and open: Book online' })).toBeVisible();
  const before = await box.boundingBox();
  expect(asked).toEqual([]);
  await box.getByRole('button').click();
  const frame = box.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Book a service' })).toBeVisible();
  await expect(frame.locator('output')).toContainText('{"forecourt":"page","page_type":"location"}');
  await expect(box.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(await box.boundingBox()).toEqual(before);
  expect(await readShift(page)).toBe(0);

  // A change of mind takes all of it out, and what the script kept.
  expect(await page.evaluate(() => localStorage.getItem('sample-chat-visit'))).toBe('1');
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  const question = page.getByRole('region', { name: 'May others help us here?' });
  await question.getByText('Choose one by one').click();
  await expect(question.getByRole('checkbox', { name: /Helpful services/ })).toBeChecked();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(box.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sample-chat-visit'))).toBeNull();
  asked.length = 0;
  await page.reload();
  await box.scrollIntoViewIfNeeded();
  await expect(box.getByRole('button')).toBeVisible();
  expect(asked).toEqual([]);
});

/** Pages that a partner has no place on. */
const withoutBoxes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const clear = (): void => document.querySelectorAll('[data-partner]').forEach((box) => box.remove());
    new MutationObserver(clear).observe(document, { childList: true, subtree: true });
  });

test('LEGAL 5 consent is taken back on a page that has no box of the partner, and what it left goes', async ({
  page,
}) => {
  await withoutBoxes(page);
  await page.goto(`${origin(slug)}/contact-us/`);
  await page.evaluate(() => {
    const choice = { choice: 'granted', at: Date.now(), class: 'functional' };
    localStorage.setItem('forecourt:partner-consents', JSON.stringify({ 'sample-chat': choice }));
    localStorage.setItem('sample-chat-visit', '1');
    document.cookie = 'sample-chat-id=1; path=/';
  });
  await page.reload();
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  const question = page.getByRole('region', { name: 'May others help us here?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  const left = (): Promise<unknown> =>
    page.evaluate(() => [localStorage.getItem('sample-chat-visit'), document.cookie]);
  await expect.poll(left).toEqual([null, '']);
});

test('LEGAL 5 where the storage is full, a no ends the yes of before', async ({ page }) => {
  await withoutBoxes(page);
  await page.goto(`${origin(slug)}/contact-us/`);
  await page.evaluate(() => {
    const choice = { choice: 'granted', at: Date.now(), class: 'functional' };
    localStorage.setItem('forecourt:partner-consents', JSON.stringify({ 'sample-chat': choice }));
  });
  await fillStorage(page);
  await page.reload();
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  const question = page.getByRole('region', { name: 'May others help us here?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  const kept = (): Promise<string> =>
    page.evaluate(() => String(localStorage.getItem('forecourt:partner-consents')));
  await expect.poll(kept).not.toContain('granted');
});

test('on a phone the button of a chat is its sign in the corner, with its name for those who hear it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin(slug)}/`);
  const launcher = page.locator('.partner-launcher');
  await expect(launcher).toHaveAccessibleName('Chat with us');
  await expect(launcher).toBeVisible();
  expect((await launcher.boundingBox())?.width).toBeLessThanOrEqual(56);

  // It makes way for what wants to be pressed below it, and is back when that has been scrolled on.
  const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true && price:>0');
  // So low that the actions begin below it.
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
  await page.evaluate(() => {
    const bottom = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy(0, bottom('.vehicle-actions > .button') - bottom('.partner-launcher'));
  });
  await expect(launcher).toHaveCSS('opacity', '0');
  await launcher.focus();
  await page.keyboard.press('Shift');
  await expect(launcher).toHaveCSS('opacity', '1');
  await launcher.blur();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(launcher).toHaveCSS('opacity', '1');
});
