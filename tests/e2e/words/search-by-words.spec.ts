import { expect, type Page } from 'playwright/test';
import { findStock, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.locator('#listing-query');
const hydrated = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="load"]'));
const count = async (page: Page): Promise<number> =>
  Number(((await main(page).getByRole('status').first().textContent()) ?? '').replace(/\D/g, ''));

/** A car in stock that words can describe. */
const findCar = async (slug: string) => {
  const [car] = await findStock(
    slug,
    'status:=in_stock && show_on_dealer_website:=true && category:=car && price:>20000 && price:<60000',
  );
  return {
    make: car?.make ?? '',
    drive: String(car?.['simple_drive']),
    fuel: String(car?.['simple_fuel']),
    year: Number(car?.['year']),
  };
};

test('SRCH-12 what is not wanted is not searched for, and the note says so', async ({ page }) => {
  await page.goto(`${origin(showroom.slug)}/search/`);
  await hydrated(page);
  const all = await count(page);
  await field(page).fill('not toyota');
  await field(page).press('Enter');
  await expect(main(page).getByText('Left out: “not toyota”.')).toBeVisible();
  await expect(page).toHaveURL(/search\/$/);
  await expect.poll(() => count(page)).toBe(all);
  await field(page).fill('rav4 one owner under $600 a week');
  await field(page).press('Enter');
  await expect(main(page).getByText('Left out: “one owner under $600 a week”.')).toBeVisible();
  await expect(page).toHaveURL(/search\/\?make=Toyota&model=RAV4$/);
  await expect.poll(() => count(page)).toBeGreaterThan(0);
});

test('LOC-09 a city means the yards around it: Cleveland is in Brisbane', async ({ page }) => {
  await page.goto(`${origin(showroom.slug)}/search/`);
  await hydrated(page);
  await field(page).fill('7 seater suv brisbane');
  await field(page).press('Enter');
  const location = main(page).getByRole('button', { name: 'Remove Harbour Toyota Cleveland' });
  await expect(location).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect.poll(() => count(page)).toBeGreaterThan(0);
  await location.click();
  await expect(page).not.toHaveURL(/location=/);
  await expect(main(page).getByRole('button', { name: 'Remove 7 seats' })).toBeVisible();
});

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('words that name no filter stay text, beside those that do', async ({ page }) => {
    const { make } = await findCar(slug);
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    await field(page).fill(`${make} sport under 90k`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/query=sport&/);
    await expect(field(page)).toHaveValue('sport');
    await expect(main(page).getByRole('button', { name: `Remove ${make}` })).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('sport');
    await expect(main(page).getByRole('button', { name: 'Remove Up to $90,000' })).toBeVisible();
  });

  test('SRCH-17 a past search is recalled; a saved one is kept until it is removed', async ({ page }) => {
    const { make } = await findCar(slug);
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const save = main(page).getByRole('button', { name: 'Save this search' });
    await expect(save).toBeDisabled();
    await field(page).fill(`${make} under 80k`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/price=-80000/);
    await save.click();
    await expect(main(page).getByRole('button', { name: 'Search saved' })).toBeVisible();

    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    await field(page).focus();
    await page.getByRole('option', { name: `${make} under 80k` }).click();
    await expect(page).toHaveURL(/price=-80000/);
    await expect(main(page).getByRole('button', { name: 'Search saved' })).toBeVisible();

    await main(page).getByRole('button', { name: 'Saved searches (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved searches' });
    await expect(dialog.getByRole('link')).toHaveText(`${make} · Up to $80,000`);
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await expect(dialog).toContainText('Nothing saved yet.');
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('words become chips on Enter, chips can be removed, and the words can be had back', async ({
    page,
  }) => {
    const { make, drive, fuel, year } = await findCar(slug);
    const words = `${make} ${fuel.toLowerCase()} ${drive} under 60k ${year}+`;
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const all = await count(page);
    await field(page).fill(words);
    await field(page).press('Enter');
    const chip = (name: string | RegExp) => main(page).getByRole('button', { name });
    for (const label of [`Remove ${make}`, `Remove ${fuel}`, `Remove ${drive}`, 'Remove Up to $60,000'])
      await expect(chip(label)).toBeVisible();
    await expect(chip(`Remove From ${year}`)).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect
      .poll(async () => {
        const shown = await count(page);
        return shown > 0 && shown < all;
      })
      .toBe(true);
    const narrowed = await count(page);

    await chip(`Remove ${drive}`).click();
    await expect(chip(`Remove ${drive}`)).toHaveCount(0);
    await expect(page).not.toHaveURL(/drive=/);
    await page.goBack();
    await expect(chip(`Remove ${drive}`)).toBeVisible();
    await expect.poll(() => count(page)).toBe(narrowed);

    await main(page).getByRole('button', { name: 'Search for the words instead' }).click();
    await expect(field(page)).toHaveValue(words);
    await expect(chip(/^Remove/)).toHaveCount(0);
  });

  test('by keyboard: "/" comes to the field, an arrow chooses what the words mean', async ({ page }) => {
    const { make, fuel } = await findCar(slug);
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    // Pressed again where the page was not awake yet; in the field it would be a letter.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type(`${make} ${fuel} over 2015`);
    const option = page.getByRole('listbox').getByRole('option').first();
    await expect(option).toContainText('From 2015');
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/year=2015-/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test('LOC-03 LOC-09 FORM-13 FORM-14 on a map and by distance the search narrows to locations', async ({
  page,
}) => {
  await page.goto(`${origin(marketplace.slug)}/search/`);
  await hydrated(page);
  const all = await count(page);
  await main(page).getByRole('button', { name: 'Map and near me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where our vehicles are' });
  await expect(
    dialog.getByRole('img', { name: /^Map of our locations: .*Summit Caravans Ballarat/ }),
  ).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName(/\d+ vehicles?$/);

  const marker = dialog.locator('svg g[data-chosen]').filter({ hasText: 'Summit Caravans Ballarat' });
  await marker.click();
  await expect(page).toHaveURL(/location=Summit\+Caravans\+Ballarat/);
  await expect(dialog.getByRole('checkbox', { name: /Summit Caravans Ballarat/ })).toBeChecked();
  await marker.click();
  await expect(page).not.toHaveURL(/location=/);

  const postcode = dialog.getByLabel('Your postcode');
  await postcode.fill('33');
  await postcode.press('Enter');
  await expect(dialog).toContainText('Invalid postcode. Please enter a 4-digit number.');
  await postcode.fill('9999');
  await postcode.press('Enter');
  await expect(dialog.locator('.field__error')).toHaveText('Invalid postcode');
  await postcode.fill('3350');
  await postcode.press('Enter');
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName(
    /Summit Caravans Ballarat .*km · \d+ vehicles/,
  );
  await expect(dialog.getByRole('checkbox').last()).toHaveAccessibleName(/about \d{3} km/);
  await dialog.getByLabel('No farther than').selectOption('25');
  await expect(page).toHaveURL(/location=Summit\+Caravans\+Ballarat$/);
  expect(await findViolations(page, { within: '#near-me' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => count(page)).toBeLessThan(all);
  await expect(main(page).getByRole('button', { name: 'Remove Summit Caravans Ballarat' })).toBeVisible();
});

test('a dealer with one yard has no map to search by', async ({ page }) => {
  await page.goto(`${origin('harbour-toyota')}/search/`);
  await expect(main(page).getByRole('button', { name: 'Save this search' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /near me/i })).toHaveCount(0);
});
