import { expect, type Page } from 'playwright/test';
import { readDialogEntry } from '../dialog-entry.ts';
import { bothTemplates, findStock, marketplace, origin, showroom, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';

const shown = 'status:=in_stock && show_on_dealer_website:=true';

async function find(slug: string, fits: (vehicle: StockDocument) => boolean): Promise<StockDocument> {
  const found = (await findStock(slug, shown, 250)).find(fits);
  if (!found) throw new Error(`The sample stock of ${slug} has no such vehicle.`);
  return found;
}
const length = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const withPictures = ({ category, images, spin_images, video_url }: StockDocument): boolean =>
  category === 'car' && length(images) > 4 && !spin_images && !video_url;
/** A car: trucks have points in their cabin alone. */
const withTurn = ({ spin_images, hotspots }: StockDocument): boolean =>
  length(spin_images) === 18 && JSON.stringify(hotspots ?? []).includes('Alloy wheels');
const open = (page: Page, slug: string, vehicle: StockDocument) =>
  page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
const counter = (page: Page) => page.locator('[data-gallery="number"]');

for (const { slug, template } of bothTemplates) {
  test.describe(`${template}: look at a vehicle`, () => {
    test('VDP-03 VDP-07 VDP-29 decide on a phone: facts, price and enquiry within reach, nothing covered', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, slug, await find(slug, withPictures));
      const facts = page.locator('#key-information');
      await expect(facts.locator('dt:visible')).toHaveCount(4);
      await facts.getByText('Show More').click();
      await expect.poll(() => facts.locator('dt:visible').count()).toBeGreaterThan(4);
      await facts.getByText('Show Less').click();
      const bar = page.locator('.mobile-bar');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(bar, 'the main action is on its way').toBeHidden();
      await page.mouse.wheel(0, 2_000);
      await expect(bar.getByRole('button', { name: 'Enquire' })).toBeInViewport();
      await expect(bar.locator('.price__amount')).toBeInViewport();
      await expect(page.locator('.vehicle-header')).toBeHidden();
      await page.locator('#specifications summary').focus();
      const bottom = async (): Promise<number> => {
        const focused = await page.locator('#specifications summary').boundingBox();
        return (focused?.y ?? 0) + (focused?.height ?? 0);
      };
      // The bar may still be on its way.
      await expect.poll(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    });

    test('on a phone a link to a part of the page leads to its beginning, past parts that were never drawn', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, slug, await find(slug, withPictures));
      for (const part of ['specifications', 'features']) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.locator(`.jump-links a[href="#${part}"]`).click();
        const beginning = (): Promise<number> =>
          page.locator(`#${part}`).evaluate((box) => box.getBoundingClientRect().top);
        await expect.poll(beginning).toBeGreaterThan(0);
        await page.waitForTimeout(500);
        expect(await beginning(), part).toBeGreaterThan(0);
        expect(await beginning(), part).toBeLessThan(160);
      }
    });

    test('VDP-07 on a wide screen the vehicle’s own header arrives after 500 px', async ({ page }) => {
      await open(page, slug, await find(slug, withPictures));
      const header = page.locator('.vehicle-header');
      await expect(header).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 480, behavior: 'instant' }));
      await expect(header).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      await expect(header).toBeVisible();
      await header.getByRole('button', { name: 'Enquire' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test.describe(`${template}: look at a vehicle without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('pictures are there to be scrolled, also where a turn would come first', async ({ page }) => {
      await open(page, slug, await find(slug, withTurn));
      await expect(page.locator('[data-gallery="strip"] img').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Swipe to spin' })).toBeHidden();
      await page.getByRole('link', { name: 'Show picture 2', exact: true }).click();
      await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.5 });
      await page.setViewportSize({ width: 390, height: 844 });
      const facts = page.locator('#key-information');
      await expect(facts.locator('dt:visible')).toHaveCount(4);
      await facts.getByText('Show More').click();
      await expect.poll(() => facts.locator('dt:visible').count()).toBeGreaterThan(4);
    });
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('GAL-02 an enlarged view whose code was not reached can be asked for again', async ({ page }) => {
    const vehicle = await find(slug, withPictures);
    await open(page, slug, vehicle);
    const code = /draw-looks/;
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await failed;
    // The page asks for it twice: ahead, and then to run it.
    await page.waitForTimeout(1_000);
    await page.unroute(code);
    const dialog = page.getByRole('dialog', { name: vehicle.name });
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await expect(dialog).toBeVisible();
  });

  test('SPIN-01…05 a vehicle is turned by keyboard and by buttons, and tells about its parts', async ({
    page,
  }) => {
    // 18 pictures, made while they are asked for.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, slug, await find(slug, withTurn));
    await page.getByRole('button', { name: 'Swipe to spin' }).press('Enter');
    const turn = page.getByRole('slider', { name: /^360° view of/ });
    // The button that began it has gone: keys go on with the slider.
    await expect(turn).toBeFocused({ timeout: 20_000 });
    const right = page.getByRole('button', { name: 'Turn right' });
    await expect(right).toBeVisible({ timeout: 20_000 });
    // Whoever asked for less motion is not turned around.
    await page.waitForTimeout(300);
    await expect(turn).toHaveAttribute('aria-valuenow', '40');
    await turn.press('ArrowRight');
    await expect(turn).toHaveAttribute('aria-valuenow', '60');
    await turn.press('PageDown');
    await expect(turn).toHaveAttribute('aria-valuenow', '320');
    await right.click();
    await expect(turn).toHaveAttribute('aria-valuenow', '340');
    const wheel = page.getByRole('button', { name: 'Alloy wheels' });
    await wheel.click();
    await expect(page.getByText(/without kerb marks/)).toBeVisible();
    await page.getByRole('button', { name: 'Close the note' }).click();
    await expect(wheel).toBeFocused();
    await wheel.press('Enter');
    await turn.press('Home');
    await expect(wheel).toBeHidden();
    // What was told of it has gone with it.
    await expect(page.getByText(/without kerb marks/)).toBeHidden();
    await page.getByRole('button', { name: 'Interior', exact: true }).click();
    await page.getByRole('button', { name: 'Touch screen' }).click();
    await expect(page.getByText(/reversing camera/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Images', exact: true }).click();
    await expect(page.locator('[data-gallery="strip"] img').first()).toBeVisible();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('GAL-01 GAL-02 pictures by keyboard and thumbnail, enlarged with zoom, and back where one was', async ({
    page,
  }) => {
    const vehicle = await find(slug, withPictures);
    const total = length(vehicle['images']);
    await open(page, slug, vehicle);
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await page.locator('[data-gallery="strip"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(`2 / ${total}`);
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await page.getByRole('link', { name: 'Show picture 3', exact: true }).click();
    await expect(counter(page)).toHaveText(`3 / ${total}`);
    await page.getByRole('button', { name: 'Enlarge' }).click();
    const dialog = page.getByRole('dialog', { name: vehicle.name });
    await expect(dialog.getByText(`3 / ${total}`)).toBeVisible();
    // It has been brought to that picture: a key that comes before it, within milliseconds, is no person's.
    const position = () => dialog.locator('.enlarged__strip').evaluate((strip) => strip.scrollLeft);
    await expect.poll(position).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(`4 / ${total}`)).toBeVisible();
    // Small pictures stand below the large one as well, where there is room.
    const small = (number: number) =>
      dialog.getByRole('button', { name: `Show picture ${number}`, exact: true });
    await expect(small(4)).toHaveAttribute('aria-current', 'true');
    await small(2).click();
    await expect(dialog.getByText(`2 / ${total}`)).toBeVisible();
    await small(4).click();
    await expect(dialog.getByText(`4 / ${total}`)).toBeVisible();
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(counter(page)).toHaveText(`4 / ${total}`);
    // Escape gave its entry in the history back, and Back closes it in the same way.
    await expect.poll(() => readDialogEntry(page)).toBeNull();
    const address = page.url();
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused();
    expect(page.url()).toBe(address);
    // Forward, or loading the page anew there, shows it again, so that each step back does something. A browser tells of
    // a closed dialog a moment later, and no person goes forward before.
    await expect(page.locator('#enlarged')).toHaveCount(0);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
  });

  test('SPIN-04 SPIN-05 SPIN-06 it turns around once by itself, by a drag of 20 px a frame, and over the whole screen', async ({
    page,
  }) => {
    test.slow();
    await open(page, slug, await find(slug, withTurn));
    await page.getByRole('button', { name: 'Swipe to spin' }).click();
    const turn = page.getByRole('slider', { name: /^360° view of/ });
    await expect(page.getByRole('button', { name: 'Stop turning' })).toBeVisible({ timeout: 20_000 });
    await expect(turn).not.toHaveAttribute('aria-valuenow', '40');
    await expect(page.getByRole('button', { name: 'Turn around by itself' })).toBeVisible({
      timeout: 10_000,
    });
    await expect(turn).toHaveAttribute('aria-valuenow', '40');
    const box = (await turn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: box.x + box.width * 0.2, y: box.y + box.height * 0.25 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 45, from.y, { steps: 3 });
    await page.mouse.up();
    await expect(turn).toHaveAttribute('aria-valuenow', '80');
    await page.getByRole('button', { name: 'Enlarge' }).click();
    const large = page.getByRole('dialog').getByRole('slider', { name: /^360° view of/ });
    await large.press('ArrowLeft');
    await expect(large).toHaveAttribute('aria-valuenow', '60');
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
  });
});
