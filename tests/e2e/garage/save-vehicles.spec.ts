import { expect, type Page } from 'playwright/test';
import {
  bothTemplates,
  findStock,
  marketplace,
  origin,
  saveStock,
  showroom,
  takeStock,
  type StockDocument,
} from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const used = 'status:=in_stock && car_type:=used && price:>10000 && show_on_dealer_website:=true';

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}`, exact: true })
    .first();
const compareButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Compare ${name}`, exact: true })
    .first();
const message = (page: Page) => page.locator('.toasts[role=status]');

async function openVehicle(page: Page, slug: string, vehicle: StockDocument): Promise<void> {
  await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
}

/**
 * Different models, so that their names and their facts differ; the first of each, because tests that change vehicles take
 * the last.
 */
async function pick(slug: string, count: number): Promise<StockDocument[]> {
  const stock = await findStock(slug, used, 100);
  const models = new Map(stock.toReversed().map((vehicle) => [vehicle.model, vehicle]));
  return stock.filter((vehicle) => models.get(vehicle.model) === vehicle).slice(0, count);
}

for (const { slug, template } of bothTemplates) {
  test.describe(`${template}: keep vehicles`, () => {
    test('FAV-02 UI-01 a heart on a static card saves; undo takes it back; a reload remembers', async ({
      page,
    }) => {
      await page.goto(`${origin(slug)}/`);
      const card = page.locator('main article.vehicle-card').first();
      const save = card.getByRole('button', { name: /^Save / });
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await expect(message(page)).toContainText('is saved.');
      await expect(page.locator('header [data-garage-count=saved]')).toHaveText('1');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await expect(message(page)).toBeEmpty();
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await save.click();
      await expect(message(page)).toContainText('no longer saved');
      await expect(page.locator('header [data-garage-count=saved]')).toHaveText('');
    });
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('FAV-03 a second tab learns what the first one saves, without a reload', async ({ page, context }) => {
    const [vehicle] = await pick(slug, 1);
    if (!vehicle) throw new Error('no stock');
    const other = await context.newPage();
    await other.goto(`${origin(slug)}/`);
    await openVehicle(page, slug, vehicle);
    await heart(page, vehicle.name).click();
    await expect(other.locator('header [data-garage-count=saved]')).toHaveText('1');
  });

  test('FAV-01 VIEW-01 saved and viewed vehicles are shown as they are today', async ({ page }) => {
    const saved = await takeStock(slug, used);
    const [viewed] = await pick(slug, 1);
    if (!viewed) throw new Error('no stock');
    await openVehicle(page, slug, viewed);
    await openVehicle(page, slug, saved);
    await heart(page, saved.name).click();
    await expect(message(page)).toContainText('is saved.');
    await saveStock(slug, {
      ...saved,
      price: Number(saved['offer_price'] ?? saved.price) - 1_000,
      offer_price: null,
      before_price: null,
    });
    try {
      await page.goto(`${origin(slug)}/favourites/`);
      const card = page.locator('main article').filter({ hasText: saved.name }).first();
      await expect(card).toContainText('$1,000 less than when you saved it');
      const history = page.getByRole('region', { name: 'Recently viewed' });
      await expect(history.getByRole('article').nth(1)).toContainText(viewed.name);
      expect(await findViolations(page)).toEqual([]);
      await saveStock(slug, { ...saved, show_on_dealer_website: false });
      await page.reload();
      await expect(page.getByText('No longer in our stock', { exact: true })).toBeVisible();
      await expect(page.getByText('Since you saved them: 1 no longer in our stock.')).toBeVisible();
      await expect(page.getByRole('link', { name: /something similar/i }).first()).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(page.getByText('Nothing saved yet')).toBeVisible();
      // What to begin with stands below, and takes the heart at once.
      const row = page.locator('main .stock-row');
      await row
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expect(page.getByText('Nothing saved yet')).toBeHidden();
      await expect(page.locator('main .stock-row :focus')).toHaveAttribute('aria-pressed', 'true');
    } finally {
      await saveStock(slug, saved);
    }
  });

  test('CMP-01 C58 three vehicles side by side, shared by address, one taken out and back', async ({
    page,
    browser,
  }) => {
    test.slow();
    const vehicles = await pick(slug, 3);
    for (const vehicle of vehicles) {
      await openVehicle(page, slug, vehicle);
      await compareButton(page, vehicle.name).click();
      await expect(compareButton(page, vehicle.name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(message(page)).toContainText('(3 of 4)');
    await page.getByRole('link', { name: 'Compare now' }).click();
    const table = page.getByRole('table');
    const columns = table.locator('thead th[scope=col] .compare__name');
    await expect(columns).toHaveText(vehicles.map(({ name }) => name));
    const odometer = table.getByRole('row', { name: /odometer/i });
    await expect(odometer).toContainText('differs');
    await expect(odometer.getByRole('cell').first()).toContainText('km');
    expect(await findViolations(page, { within: 'main' })).toEqual([]);
    const all = await table.getByRole('row').count();
    await page.getByLabel('Only differences').check();
    expect(await table.getByRole('row').count()).toBeLessThan(all);

    await page.getByRole('button', { name: `Remove ${vehicles[1]?.name}` }).press('Enter');
    await expect(columns).toHaveCount(2);
    // Whoever uses keys goes on with the vehicle that came in its place.
    await expect(page.getByRole('button', { name: `Remove ${vehicles[2]?.name}` })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(columns).toHaveCount(3);
    const stranger = await (await browser.newContext()).newPage();
    const address = `/compare/?cars=${vehicles.map((vehicle) => vehicle.slug).join(',')}`;
    await stranger.goto(origin(slug) + address);
    await expect(stranger.locator('thead th[scope=col] .compare__name')).toHaveText(
      vehicles.map(({ name }) => name),
    );
    await expect(stranger.getByText('Somebody shared this comparison with you.')).toBeVisible();
    await stranger.getByRole('button', { name: 'Make it mine' }).click();
    await expect(stranger).toHaveURL(/\/compare\/$/);
    await expect(stranger.locator('header [data-garage-count=compare]')).toHaveText('3');
    await stranger.context().close();
  });

  test('CMP-01 on a phone the logo stays readable beside two counters, and no price breaks inside a word', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [kept, ...others] = await pick(slug, 3);
    await openVehicle(page, slug, kept as StockDocument);
    await heart(page, kept?.name ?? '').click();
    await expect(page.locator('header [data-garage-count=saved]')).toHaveText('1');
    const cars = others.map((vehicle) => vehicle.slug).join(',');
    await page.goto(`${origin(slug)}/compare/?cars=${cars}`);
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await expect(page.locator('header [data-garage-count=compare]')).toHaveText('2');
    const logo = await page.locator('header .site-logo').first().boundingBox();
    expect(logo?.width).toBeGreaterThanOrEqual(120);
    const amounts = page.locator('.compare__vehicle .price__amount');
    await expect(amounts).toHaveCount(2);
    // What a price is where there is none yet.
    for (const amount of await amounts.all()) {
      const lines = await amount.evaluate((element) => {
        element.textContent = 'PREORDER';
        element.setAttribute('data-kind', 'text');
        return element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight);
      });
      expect(lines).toBeLessThan(1.5);
    }
  });

  test('by keyboard alone, and a phone scrolls the table, not the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const vehicles = await pick(slug, 4);
    await page.goto(`${origin(slug)}/compare/?cars=${vehicles.map((vehicle) => vehicle.slug).join(',')}`);
    const region = page.getByRole('region', { name: 'Vehicles side by side' });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${origin(slug)}/`);
    const save = page
      .locator('main article.vehicle-card')
      .first()
      .getByRole('button', { name: /^Save / });
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('cards that the search draws later know what is saved', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    const first = page.locator('main article.vehicle-card').first();
    const href = await first.locator('.vehicle-card__title a').getAttribute('href');
    const same = page.locator('main article.vehicle-card', { has: page.locator(`a[href="${href}"]`) });
    await first.getByRole('button', { name: /^Save / }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(page )?2$/i })
      .click();
    await expect(same).toHaveCount(0);
    await page.goBack();
    await expect(same.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');
  });

  test('CARD-05 a sold vehicle can be taken off the list but not put on it', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    const vehicle = await takeStock(slug, used);
    await openVehicle(page, slug, vehicle);
    await heart(page, vehicle.name).click();
    await expect(message(page)).toContainText('is saved.');
    await saveStock(slug, {
      ...vehicle,
      status: 'sold',
      sold_date_timestamp: Math.floor(Date.now() / 1_000),
    });
    try {
      await page.goto(`${origin(slug)}/favourites/`);
      const card = page
        .getByRole('main')
        .locator('.garage-page > astro-island > .vehicle-grid article')
        .first();
      await expect(card).toContainText('JUST SOLD');
      await expect(card.getByRole('button', { name: /^Save / })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Compare / })).toBeHidden();
      await openVehicle(page, slug, vehicle);
      const summary = page.locator('.vehicle-page');
      const save = summary.getByRole('button', { name: `Save ${vehicle.name}` });
      await expect(summary).toContainText('SOLD');
      await expect(summary.getByRole('button', { name: /^Compare / })).toBeHidden();
      await save.click();
      await expect(save).toBeHidden();
      await page.reload();
      await expect(summary).toContainText('SOLD');
      await expect(save).toBeHidden();
    } finally {
      await saveStock(slug, vehicle);
    }
  });

  test('C58 a fifth vehicle does not fit, and is told so', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / });
    for (const index of [0, 1, 2, 3, 4]) await buttons.nth(index).click();
    await expect(message(page)).toContainText('Only 4 vehicles fit in a comparison');
    await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  });
});
