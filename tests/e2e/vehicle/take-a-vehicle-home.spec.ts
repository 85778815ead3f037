import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { holdBack } from '../hold.ts';
import { bothTemplates, findStock, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

const used = 'status:=in_stock && car_type:=used && price:>10000 && show_on_dealer_website:=true';

/** Pages of a PDF that the browser made. */
const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const { slug, template } of bothTemplates) {
  test.describe(`${template}: take a vehicle home on paper`, () => {
    test('PRICE-08: the page of a vehicle is printed on two sheets at most, without what is for a screen', async ({
      page,
    }) => {
      const sizeOf = (vehicle: object): number => JSON.stringify(vehicle).length;
      const [vehicle] = (await findStock(slug, used, 100)).sort((one, other) => sizeOf(other) - sizeOf(one));
      await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`, { waitUntil: 'networkidle' });
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.vehicle-page h1')).toBeVisible();
      await expect(page.locator('[data-live="price"] .price__type')).toBeVisible();
      for (const screen of [
        '#finance',
        '#reserve',
        '#vehicle-map',
        '.similar',
        '.finance-estimate',
        '.vehicle-actions',
      ])
        await expect(page.locator(screen).filter({ visible: true })).toHaveCount(0);
      expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
    });
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('PRINT-01, PRINT-02: the PDF says Preparing..., is saved as {slug}.pdf, and a failure is an alert', async ({
    page,
  }) => {
    const [vehicle] = await findStock(slug, used, 1);
    if (!vehicle) throw new Error('no stock');
    const go = await holdBack(page, '**/api/cars/*/pdf');
    const broken = { status: 500, json: { message: 'The printer is out of paper.' } };
    await page.route('**/api/cars/*/pdf', (route) => route.fulfill(broken), { times: 1 });
    await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
    await page.getByText('Share or print').click();
    const button = page.getByRole('button', { name: 'Save as PDF' });
    const alert = page.waitForEvent('dialog');
    await button.click({ noWaitAfter: true });
    const dialog = await alert;
    expect([dialog.type(), dialog.message()]).toEqual(['alert', 'The printer is out of paper.']);
    await dialog.accept();
    const download = page.waitForEvent('download');
    await button.click();
    await expect(page.getByRole('button', { name: 'Preparing...' })).toBeVisible();
    go();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${vehicle.slug}.pdf`);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect(button).toBeVisible();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('ROUTE-12, PRICE-08: the print page shows one vehicle as it is now, on one A4 page', async ({
    page,
    context,
  }) => {
    const [vehicle] = await findStock(slug, used, 1);
    if (!vehicle) throw new Error('no stock');
    await context.addInitScript(() => {
      Object.assign(window, {
        printed: 0,
        print: () => ((window as unknown as { printed: number }).printed += 1),
      });
    });
    await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
    const opened = context.waitForEvent('page');
    await page.getByText('Share or print').click();
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    const paper = await opened;
    const sheet = paper.locator('.print-sheet');
    await expect(sheet.getByRole('heading', { name: vehicle.name })).toBeVisible();
    await expect(sheet.locator('.print-sheet__price')).toContainText(/\$[\d,]+ ?\S+/);
    await expect(sheet.getByRole('img', { name: 'The live page, with all pictures' })).toBeVisible();
    await expect(sheet).toContainText(/As at \d+ \w+ \d{4}/);
    await expect(sheet).toContainText(/licen[cs]e|LMCT|MD/i);
    await expect(sheet).toContainText(`/cars/${vehicle.slug}/`);
    const note = paper.locator('[data-print-note]');
    await paper.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    // Paper leads back to what was printed, not to the page without it.
    await expect(note).toContainText(`/print/?car_id=${vehicle.slug}`);
    // The dialog opens by itself once the picture is there.
    await expect.poll(() => paper.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
    expect(countPages(await paper.pdf({ preferCSSPageSize: true }))).toBe(1);
    await paper.goto(`${origin(slug)}/print/?car_id=nothing-like-it`);
    await expect(paper.getByRole('heading', { name: 'This vehicle is no longer listed.' })).toBeVisible();
    await paper.goto(`${origin(slug)}/print/`);
    await expect(paper.getByRole('heading', { name: 'This address names no vehicle.' })).toBeVisible();
  });

  test('VDP-26, LEGAL 8: views are told with their number, from enough of them on', async ({ page }) => {
    const stock = await findStock(slug, used, 3);
    let views = 19;
    const asked: string[] = [];
    await page.route('**/view.json*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({
        json: { views, car_fields: {} },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const told = page.locator('[data-view-count]');
    for (const [at, count, words] of [
      [0, 19, ''],
      [1, 57, 'Viewed 57 times'],
      [2, 1_203, 'In demand: viewed 1,203 times'],
    ] as const) {
      views = count;
      const answered = page.waitForResponse('**/view.json*');
      await page.goto(`${origin(slug)}/cars/${stock[at]?.slug}/`);
      await answered;
      await expect(told).toHaveText(words);
    }
    // Loaded anew it is no further view.
    await page.reload();
    await expect(told).toHaveText('In demand: viewed 1,203 times');
    expect(asked).toHaveLength(3);
    expect(asked[0]).toMatch(/^\?photos_count=\d+(&updated_at=\d+)?&website_id=.+$/);
  });
});

test('GAL-02: a video loads nothing before it is asked for, then plays and can be wound', async ({
  page,
}) => {
  const { slug } = bothTemplates[0] ?? { slug: '' };
  const stock = await findStock(slug, `${used} && simple_body:=SUV`, 200);
  const vehicle = stock.find(({ video_url }) => typeof video_url === 'string');
  if (!vehicle) throw new Error('no vehicle has a video');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
  const video = page.locator('#video video');
  await video.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.includes('.webm'))).toEqual([]);
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
  });
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0);
  const seen = await video.evaluate(async (player: HTMLVideoElement) => {
    player.pause();
    player.currentTime = 8;
    await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
    return { duration: player.duration, time: player.currentTime, width: player.videoWidth };
  });
  expect(seen).toEqual({ duration: 8.667, time: 8, width: 640 });
});
