import { expect, type Page } from 'playwright/test';
import { depot, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { readLastingShifts, recordShifts } from '../watch.ts';

const readData = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
/** `Node.DOCUMENT_POSITION_FOLLOWING`, which only browsers know. */
const following = 4;
const find = (data: Record<string, unknown>[], type: string) => data.find((one) => one['@type'] === type);

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('LEGAL 9 is said by the clock of the location, wherever the shopper is', async ({ browser }) => {
    // A Friday, 09:30 in Brisbane and 10:30 in Sydney; the shopper sits in Perth, where it is 07:30.
    const context = await browser.newContext({ timezoneId: 'Australia/Perth' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-11-19T23:30:00Z'));
    await page.goto(`${origin(slug)}/locations/`);
    await expect(page.locator('[data-open-now]').first()).toContainText(/Open now · closes \d/);
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await page.goto(`${origin(slug)}/locations/`);
    await expect(page.locator('[data-open-now]').first()).toContainText(/Closed now · opens \S+/);
    await context.close();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('a listing lists what it shows, and the way to it', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    const list = find(await readData(page), 'ItemList') as { itemListElement: { url: string }[] };
    const shown = await page
      .locator('.vehicle-card')
      .evaluateAll((cards) =>
        cards.map((card) => card.querySelector('a[href^="/cars/"]')?.getAttribute('href')),
      );
    expect(list.itemListElement.map(({ url }) => new URL(url).pathname)).toEqual(shown);
  });

  test('LOC-03 each location says in one line what stands there, with the way to it', async ({ page }) => {
    await page.goto(`${origin(slug)}/locations/`);
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Summit Kia Parramatta' }) });
    await expect(line.getByRole('link', { name: /\d+ used/ })).toHaveAttribute(
      'href',
      /condition=used&location=Summit\+Kia\+Parramatta$/,
    );
    const hours = line.getByRole('table');
    await expect(hours).toBeHidden();
    await line.getByText('Opening Hours').click();
    await expect(hours).toBeVisible();
  });

  test('LOC-06 its page says how to reach it and when before what stands there', async ({ page }) => {
    await page.goto(`${origin(slug)}/locations/parramatta/`);
    const places = ['.location-details__address', '.location-details__hours', 'main .vehicle-card'];
    const order = await page.evaluate((selectors) => {
      const found = selectors.map((selector) => document.querySelector(selector));
      return found.slice(1).map((one, index) => one && found[index]?.compareDocumentPosition(one));
    }, places);
    expect(order).toEqual([following, following]);
  });

  test('a make lists its models on a phone with the picture at the left of each name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin(slug)}/kia/overview/`);
    const row = page.locator('.model-row').first();
    const [line, picture, name] = await Promise.all(
      [row, row.locator('.picture'), row.getByRole('heading')].map((one) => one.boundingBox()),
    );
    expect(picture?.x).toBeLessThan(name?.x ?? 0);
    expect(line?.height).toBeLessThan(130);
  });

  test('a location states the address, licence and days that its page shows', async ({ page }) => {
    await page.goto(`${origin(slug)}/locations/`);
    await page.locator('main h2 a[href^="/locations/"]').first().click();
    await expect(page.locator('.location-details')).toBeVisible();
    const data = find(await readData(page), 'AutoDealer') as {
      name: string;
      address: { streetAddress: string };
      identifier: { value: string };
    };
    const main = page.locator('main');
    await expect(main).toContainText(data.name);
    await expect(main).toContainText(data.address.streetAddress);
    await expect(main).toContainText(data.identifier.value);
    const crumbs = find(await readData(page), 'BreadcrumbList') as { itemListElement: { name: string }[] };
    for (const { name } of crumbs.itemListElement)
      await expect(page.locator('.breadcrumb')).toContainText(name);
  });
});

test('HOURS-04 LOC-06 special days follow the chosen department, and today is called Today', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-25T00:30:00Z'));
  await page.goto(`${origin('harbour-toyota')}/locations/cleveland/`);
  await expect(page.locator('[data-special-date="2026-12-25"]')).toContainText('Today');
  await expect(page.locator('[data-special-date="2026-12-24"]')).toHaveAttribute('data-over', '');
  await expect(page.locator('.location-details__department:visible')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Service' }).check({ force: true });
  await expect(page.locator('.location-details__department:visible')).toContainText('7am');
});

test('LOC-07 whatever is said of now, at any hour, has its room beside a text', async ({ page }) => {
  await recordShifts(page);
  // In Brisbane: Thursday noon and night, Saturday night.
  for (const moment of ['2026-11-19T02:00:00Z', '2026-11-19T13:00:00Z', '2026-11-21T12:00:00Z']) {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(`${origin('harbour-toyota')}/personalised/finance/`);
    await expect(page.locator('.reach-us [data-open-now]')).toContainText(/Sales: (Open|Closed) now/);
    expect(await readLastingShifts(page)).toEqual([]);
  }
});

test('LOC-07 each department says by its own hours whether it is open now', async ({ page }) => {
  // A Saturday, 14:00 in Brisbane: sales is open until four, the workshop has closed at noon.
  await page.clock.setFixedTime(new Date('2026-11-21T04:00:00Z'));
  await page.goto(`${origin('harbour-toyota')}/locations/cleveland/`);
  const said = page.locator('.location-details [data-open-now]:visible');
  await expect(said).toHaveText([
    'Sales: Open now · closes 4pm',
    'Service: Closed now · opens Monday 7am',
    'Parts: Closed now · opens Monday 7:30am',
  ]);
});

test('HOURS-04 a line leads to the special days of all locations, in a dialog that Back closes', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-20T02:00:00Z'));
  await page.goto(`${origin('summit-group')}/locations/albury-trucks/`);
  const line = page.getByRole('link', { name: 'Holiday hours from Thursday 24 December' });
  await expect(line).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Holiday hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
  await expect(dialog.getByLabel('Location')).toHaveValue('albury-trucks');
  const eve = dialog.locator('[data-special-date="2026-12-24"]:visible');
  await expect(eve).toHaveCount(2);
  await dialog.getByLabel('Department').selectOption('service');
  await expect(eve).toHaveText([/6:30am – 12pm/]);
  await dialog.getByLabel('Department').selectOption('sales');
  await expect(eve).toHaveText([/8:30am – 1pm/]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/albury-trucks/);
  await line.click();
  await expect(dialog.getByLabel('Location')).toHaveValue('');
});

test.describe('at a depot', () => {
  const { slug } = depot;
  const top = (page: Page, selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().top + scrollY);

  test('LOC-06 the hours and the way come before some of the stock, and all of it is a link', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/locations/rocklea/`);
    const stock = await top(page, '.stock-strip');
    expect(await top(page, '.location-details__hours')).toBeLessThan(stock);
    expect(await top(page, '.location-details__way')).toBeLessThan(stock);
    await expect(page.locator('.stock-strip tbody > tr:visible')).toHaveCount(10);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.stock-strip tbody > tr:visible')).toHaveCount(5);
    await expect(page.locator('.stock-strip__all')).toHaveAttribute('href', /location=Gantry\+Rocklea/);
  });

  test('FORM-12 whom to ring stands before the form, each location with its number', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin(slug)}/contact-us/`);
    const depots = page.locator('.form-page__depots > li');
    expect(await depots.count()).toBe(await depots.locator('a[href^="tel:"]').count());
    expect(await top(page, '.form-page__depots')).toBeLessThan(await top(page, '.form-page__form'));
  });
});
