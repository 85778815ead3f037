import type { Browser, Locator, Page } from 'playwright';
import { patience, phone, type Around, type Visit } from './session.ts';
import { touch } from './touch.ts';

/** Milliseconds that a phone needs at most to draw what comes after the answer to a touch. */
const rest = 800;

async function openVehicle(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(patience);
  await page.goto(address, { waitUntil: 'load' });
  // Code for the first touches comes when the page has nothing better to do.
  await page.waitForTimeout(2 * rest);
  return page;
}

/**
 * What a shopper does on the page of a vehicle, touch by touch: asks about it and for a test drive, enlarges a picture,
 * opens the menu, saves, compares, reads on, and moves the loan. What a vehicle has not is left out.
 */
async function playVehicle(page: Page, around: Around): Promise<void> {
  const tap = async (name: string, target: Locator): Promise<void> => {
    if ((await target.count()) === 0) return;
    const first = target.first();
    await first.scrollIntoViewIfNeeded();
    await page.waitForTimeout(rest);
    await around(name, async () => {
      await touch(first);
      await page.waitForTimeout(rest);
    });
  };
  const openAndClose = async (name: string, opener: string, closer: string): Promise<void> => {
    if ((await page.locator(opener).count()) === 0) return;
    await tap(`open ${name}`, page.locator(opener));
    await page.locator(closer).first().waitFor();
    await tap(`close ${name}`, page.locator(closer));
  };
  // The bar below has its own, which comes when those of the page have been scrolled away.
  const enquire = '[commandfor="enquiry"]:visible';
  await openAndClose('the enquiry', enquire, '#enquiry .dialog__close');
  await openAndClose('the enquiry again', enquire, '#enquiry .dialog__close');
  await openAndClose('the test drive', '[commandfor="test-drive"]', '#test-drive .dialog__close');
  await openAndClose('a picture', '[data-gallery="enlarge"]', '#enlarged .enlarged__close button');
  await openAndClose('the menu', '.menu-button', '.mobile-menu__head button');
  await tap('save', page.locator('[data-garage="saved"]'));
  await tap('compare', page.locator('[data-garage="compare"]'));
  await tap('read on', page.locator('.disclosure summary'));
  const loan = page.locator('#finance');
  if ((await loan.count()) === 0) return;
  await loan.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2 * rest);
  await loan.locator('input[type="range"]').first().focus();
  await around('move the loan', async () => {
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(rest / 4);
    }
  });
}

export const vehicleVisit: Visit = { open: openVehicle, play: playVehicle };
