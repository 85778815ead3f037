import { expect, type Page, type Request } from 'playwright/test';
import { bothTemplates, findStock, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';
import { readShifts, recordShifts } from '../watch.ts';

const searches = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/documents\/search|multi_search/.test(request.url())) requests.push(request);
  });
  return requests;
};

const field = (page: Page) => page.getByRole('combobox', { name: 'Search our stock' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** A make of this dealer, with the body and the fuel of one of its vehicles. */
const findFamily = async (slug: string) => {
  const [vehicle] = await findStock(
    slug,
    'status:=in_stock && show_on_dealer_website:=true && price:>20000 && category:=car',
  );
  return {
    make: vehicle?.make ?? '',
    body: String(vehicle?.['simple_body']),
    fuel: String(vehicle?.['simple_fuel']),
  };
};

for (const { slug, template } of bothTemplates) {
  test.describe(`${template}: search from any page`, () => {
    test('by keyboard alone: "/" opens, words become filters, Enter follows what they mean', async ({
      page,
    }) => {
      const { make, body, fuel } = await findFamily(slug);
      await page.goto(`${origin(slug)}/privacy-policy/`);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(`${make} ${body} ${fuel} under 90k`);
      await expect(options(page).first()).toContainText('Up to $90,000');
      await expect(options(page).first()).toContainText(/\d+ vehicles?/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/\?.*price=-90000/);
      const address = new URL(page.url()).searchParams;
      expect([address.get('make'), address.get('body'), address.get('fuel')]).toEqual([make, body, fuel]);
      expect(address.get('query')).toBeNull();
      await expect(page.getByRole('main').getByRole('button', { name: /remove.*\$90,000/i })).toBeVisible();
    });

    test('nothing of it is loaded before it is opened, and axe finds nothing in it', async ({ page }) => {
      const scripts: string[] = [];
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(`${origin(slug)}/privacy-policy/`);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => /HeaderSearch|search-words/.test(url))).toEqual([]);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /search|try/i })
        .first()
        .click();
      await field(page).fill('white suv');
      await expect(options(page).first()).toBeVisible();
      expect(scripts.some((url) => url.includes('search-words.json'))).toBe(true);
      expect(await findViolations(page, { within: '#site-search' })).toEqual([]);
      expect(messages).toEqual([]);
      // The first Escape empties the field, the second closes the sheet.
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(field(page)).toBeHidden();
    });
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('arrows choose an option while the focus stays in the field', async ({ page }) => {
    const { make } = await findFamily(slug);
    await page.goto(`${origin(slug)}/privacy-policy/`);
    await page.keyboard.press('/');
    await page.keyboard.type(make.slice(0, 3));
    await expect(options(page).filter({ hasText: make }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toBeFocused();
    const active = page.locator(`#${await field(page).getAttribute('aria-activedescendant')}`);
    await expect(active).toHaveAttribute('aria-selected', 'true');
    const href = (await active.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin(slug)}${href}`);
  });

  test('SRCH-17 the latest searches are offered again, and can be cleared', async ({ page }) => {
    await page.goto(`${origin(slug)}/privacy-policy/`);
    for (const words of ['five', 'six under 30k']) {
      await page.keyboard.press('/');
      await expect(page.locator('astro-island', { has: field(page) })).not.toHaveAttribute('ssr');
      await field(page).fill(words);
      await field(page).press('Enter');
      await expect(page).toHaveURL(/\/search\//);
      // The listing remembers a search when it has woken up.
      await page.waitForFunction(
        (typed) => Object.values(localStorage).join('').includes(typed),
        words.slice(0, 4),
      );
      await page.goto(`${origin(slug)}/privacy-policy/`);
    }
    await page.keyboard.press('/');
    const recent = page.getByRole('group', { name: 'Your recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['six under 30k', 'five']);
    await recent.first().click();
    await expect(page).toHaveURL(/query=six&price=-30000/);
    await page.goBack();
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toHaveCount(0);
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('SRCH-12 the listing says which words were left out, without moving, and gives them back', async ({
    page,
  }) => {
    const { make } = await findFamily(slug);
    const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Left out' });
    await recordShifts(page, slug);
    await page.goto(`${origin(slug)}/privacy-policy/`);
    await page.keyboard.press('/');
    await expect(page.locator('astro-island', { has: field(page) })).not.toHaveAttribute('ssr');
    await field(page).fill(`${make} one owner`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/\?make=/);
    await expect(note).toContainText(`Filters set from “${make} one owner”. Left out: “one owner”.`);
    expect((await readShifts(page)).filter((shift) => shift.includes('understood'))).toEqual([]);
    await note.getByRole('button', { name: 'Search for the words instead' }).click();
    await expect(page.locator('#listing-query')).toHaveValue(`${make} one owner`);
    await expect(note).toHaveCount(0);

    // Nothing is asked for at all: the page is as it was built but for the note.
    await page.goto(`${origin(slug)}/privacy-policy/`);
    await page.keyboard.press('/');
    await expect(page.locator('astro-island', { has: field(page) })).not.toHaveAttribute('ssr');
    await field(page).fill(`not ${make}`);
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/$/);
    await expect(note).toContainText(`Left out: “not ${make}”.`);
    expect(await readShifts(page)).toEqual([]);
    await page.reload();
    await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    await expect(note).toHaveCount(0);
  });

  test('SRCH-09 typing asks once when it pauses; vehicles come with picture, price and price type', async ({
    page,
  }) => {
    const stock = await findStock(
      slug,
      'status:=in_stock && show_on_dealer_website:=true && price:>20000',
      50,
    );
    const vehicle = stock.find((document) => document['price_type'] === 'drive_away');
    const requests = searches(page);
    await page.clock.install();
    await page.goto(`${origin(slug)}/privacy-policy/`);
    await page.keyboard.press('/');
    await expect(options(page).first()).toBeVisible();
    // The time of the page stands still between keys: a busy machine would make pauses of its own.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const key of String(vehicle?.['stocknum'])) {
      await page.keyboard.press(key);
      await page.clock.runFor(50);
    }
    expect(requests).toHaveLength(0);
    await page.clock.resume();
    const found = options(page).filter({ hasText: vehicle?.name ?? 'none' });
    await expect(found).toContainText('$');
    await expect(found).toContainText(/drive away/i);
    expect(requests).toHaveLength(1);
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/cars/${vehicle?.slug}/`));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the sheet opens and its form searches', async ({ page }) => {
    await page.goto(`${origin('harbour-toyota')}/privacy-policy/`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await page.getByLabel('Search our stock').locator('visible=true').last().fill('hilux');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=hilux/);
  });
});
