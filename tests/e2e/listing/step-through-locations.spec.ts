import { expect } from 'playwright/test';
import { marketplace, origin } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const left = (strip: { evaluate: (read: (element: Element) => number) => Promise<number> }) =>
  strip.evaluate((element) => Math.round(element.scrollLeft));

test('LOC-04 LOC-05 UI-02 more than four locations stand in a row to step through', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin(marketplace.slug)}/#locations`);
  const section = page.locator('#locations');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Our Locations');
  const strip = section.getByRole('list', { name: 'Our Locations' });
  const [previous, next] = [/^Previous/, /^Next/].map((name) => section.getByRole('button', { name }));
  if (!previous || !next) throw new Error('No buttons.');
  await expect(next).toBeEnabled();
  await expect(previous).toBeDisabled();
  const width = await strip
    .locator('> li')
    .first()
    .evaluate((card) => card.getBoundingClientRect().width);
  expect(Math.floor((await strip.evaluate((list) => list.clientWidth)) / width)).toBe(4);
  await next.click();
  await expect(previous).toBeEnabled();
  await strip.focus();
  const presses = await strip.locator('> li').count();
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
  expect(await left(strip)).toBeGreaterThan(width);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(previous).toBeDisabled();
  await expect.poll(() => left(strip)).toBe(0);
  await expect(section.getByRole('link', { name: /^View Location/ }).first()).toBeVisible();
});

test('BRND-01 TILE-02 NAV-05 brands by what they build, with their logos and the other websites of the group', async ({
  page,
}) => {
  await page.goto(`${origin(marketplace.slug)}/brands/`);
  for (const name of ['Car brands', 'Motorcycle brands', 'Truck brands', 'Other makes in stock'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  // A make in one line: what it costs new, and new and used ones apart, each the way to them.
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Kia', exact: true }) });
  await expect(line.last()).toContainText(/From \$[\d,]+/);
  await expect(line.last().getByRole('link', { name: /\d+ Used Kia/ })).toHaveAttribute(
    'href',
    /^\/search\/.*condition=used/,
  );
  const listed = await page.locator('.figures__amount').first().innerText();
  await expect(
    page.getByRole('navigation', { name: 'Other websites of Summit Motor Group' }).getByRole('link'),
  ).toHaveCount(4);
  const tile = page.getByRole('link', { name: 'Quollbrook', exact: true });
  const logo = tile.locator('img[src$=".svg"]');
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await logo.boundingBox())?.height, 'TILE-02').toBe(30);
  expect(await findViolations(page)).toEqual([]);
  // TILE-03: where the logo cannot be fetched, the name stands alone.
  await page.route('**/quollbrook*.svg', (route) => route.abort());
  await page.reload();
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.getByText('Quollbrook', { exact: true })).toBeVisible();
  await expect.poll(async () => (await logo.boundingBox())?.width ?? 0, 'no broken picture').toBe(0);
  await page.goto(`${origin(marketplace.slug)}/search/`);
  await expect(page.locator('.listing__count, [data-count]').first()).toContainText(listed);
});
