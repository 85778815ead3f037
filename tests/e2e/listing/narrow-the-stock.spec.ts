import { expect, type Page, type Request } from 'playwright/test';
import { readDialogEntry } from '../dialog-entry.ts';
import { bothTemplates, findStock, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { readShifts, recordShifts, sumShifts } from '../watch.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) =>
  main(page)
    .locator('article')
    .filter({ has: page.locator('a[href^="/cars/"]') });
const hydrated = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="load"]'));
const status = (page: Page) => main(page).getByRole('status').first();
const count = async (page: Page): Promise<number> =>
  Number(((await status(page).textContent()) ?? '').replace(/\D/g, ''));
const listen = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/multi_search')) requests.push(request);
  });
  return requests;
};
const visible = 'show_on_dealer_website:=true && status:=in_stock';

for (const { slug, template } of bothTemplates) {
  test.describe(`${template}: narrow the stock`, () => {
    test('nothing moves by itself, on load nor while searching', async ({ page }) => {
      await recordShifts(page, slug);
      await page.goto(`${origin(slug)}/search/`);
      await hydrated(page);
      await page.waitForTimeout(500);
      // A row of cards may grow while the last of them still arrives: pixels, nothing that counts.
      const shifts = await readShifts(page);
      expect(sumShifts(shifts), shifts.join('\n')).toBeLessThan(0.001);
      await main(page).getByRole('checkbox', { name: /^SUV/ }).check();
      await expect(page).toHaveURL(/body=SUV/);
      await page.waitForTimeout(1_000);
      // A count with fewer digits, or a value that is gone, moves its neighbours in the list; the cards stay.
      expect(sumShifts(await readShifts(page))).toBeLessThan(0.02);
    });
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('by make and model: models come with a make and go with it (REF-11)', async ({ page }) => {
    const [vehicle] = await findStock(slug, `${visible} && make:=Toyota`);
    const model = vehicle?.model ?? '';
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    await expect(main(page).getByRole('group', { name: 'Model' })).toHaveCount(0);
    await main(page)
      .getByRole('checkbox', { name: /^Toyota/ })
      .check();
    const models = main(page).getByRole('group', { name: 'Model' });
    await expect(models).toBeVisible();
    const all = main(page).getByRole('button', { name: 'Show all models' });
    if (await all.isVisible()) await all.click();
    await models.locator(`input[value="${model}"]`).check();
    await expect(page).toHaveURL(/make=Toyota&model=/);
    await expect(cards(page).first()).toContainText(model);
    await main(page)
      .getByRole('checkbox', { name: /^Toyota/ })
      .uncheck();
    await expect(page).not.toHaveURL(/model=/);
    await expect(models).toHaveCount(0);
  });

  test('SLDR-03 a price out of range is ignored, an emptied one is no limit; a thumb moves with the keyboard (SRCH-10)', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const prices = main(page).getByRole('group', { name: 'Price' });
    const highest = prices.getByRole('textbox', { name: 'Highest price' });
    const shown = await highest.inputValue();
    await highest.fill('99000000');
    await highest.press('Enter');
    await expect(highest).toHaveValue(shown);
    const lowest = prices.getByRole('textbox', { name: 'Lowest price' });
    await lowest.fill('30k');
    await lowest.press('Enter');
    await expect(page).toHaveURL(/price=30000-$/);
    await highest.fill('20,000');
    await highest.press('Enter');
    await expect(page, 'the other end gives way').toHaveURL(/price=-20000$/);
    await highest.fill('');
    await highest.press('Enter');
    await expect(page, 'an emptied field is no limit').not.toHaveURL(/price=/);
    await prices.getByRole('slider', { name: 'Lowest price' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/price=\d+000-$/);
  });

  test('a page far beyond the last one opens the last one', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/?page=9999`);
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/page=\d{1,2}$/);
  });

  test('SRCH-08 an outage in the middle of a search says what happened, and the search recovers', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const all = await status(page).textContent();
    await main(page).getByRole('checkbox', { name: /^SUV/ }).check();
    // The list is not busy before its search begins, either.
    await expect(status(page)).not.toHaveText(all ?? '');
    await expect(main(page).locator('ul[aria-busy="false"]')).toBeVisible();
    const found = await status(page).textContent();
    await page.route('**/multi_search**', (route) => route.abort());
    await main(page).getByRole('checkbox', { name: /^Used/ }).check();
    await expect(page.getByText('The search cannot be reached. You may be offline.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText('These are the last results we had.')).toBeVisible();
    await expect(status(page)).toHaveText(found ?? '');
    await expect(main(page).getByRole('checkbox', { name: /^Used/ })).toBeChecked();
    await page.unroute('**/multi_search**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('These are the last results we had.')).toBeHidden();
    await expect(cards(page).first()).toContainText('Used');
    // What came is what the chips ask for, not the search before the outage.
    await expect(status(page)).not.toHaveText(found ?? '');
    await expect(status(page)).toHaveText(/^[\d,]+ vehicles?$/);
    const recovered = await status(page).textContent();
    await page.reload();
    await expect(main(page).locator('ul[aria-busy="false"]')).toBeVisible();
    await expect(status(page)).toHaveText(recovered ?? '');
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('by budget and body, and the link that is shared shows the same', async ({ page, browser }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const before = await count(page);
    await main(page).getByRole('checkbox', { name: /^SUV/ }).check();
    const prices = main(page).getByRole('group', { name: 'Price' });
    await prices.getByRole('textbox', { name: 'Highest price' }).fill('45,300');
    await prices.getByRole('textbox', { name: 'Highest price' }).press('Enter');
    await expect(page, 'SLDR-04 rounded').toHaveURL(/body=SUV&price=-45000/);
    await expect.poll(() => count(page)).toBeLessThan(before);
    await expect(main(page).locator('ul[aria-busy="false"]')).toBeVisible();
    const found = await count(page);
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect.poll(() => count(other)).toBe(found);
    await expect(other.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
    await expect(other.getByRole('button', { name: /remove up to \$45,000/i })).toBeVisible();
    await other.close();
  });

  test('a search costs one request, whatever is chosen', async ({ page }) => {
    const requests = listen(page);
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const ask = async (act: () => Promise<void>): Promise<number> => {
      const before = requests.length;
      await act();
      await expect.poll(() => requests.length).toBeGreaterThan(before);
      await page.waitForTimeout(900);
      return requests.length - before;
    };
    const field = main(page).locator('#listing-query');
    expect(await ask(() => field.fill('toy'))).toBe(1);
    expect(await ask(() => field.press('o'))).toBe(1);
    expect(await ask(() => main(page).getByRole('checkbox', { name: /^Used/ }).check())).toBe(1);
    expect(
      await ask(() =>
        main(page)
          .getByRole('checkbox', { name: /^Toyota/ })
          .check(),
      ),
    ).toBe(1);
    const searches = JSON.parse(requests.at(-1)?.postData() ?? '{}') as {
      searches: { filter_by: string }[];
    };
    expect(searches.searches.length, 'disjunctive counts are in the same request').toBeGreaterThan(1);
    for (const { filter_by } of searches.searches)
      expect(filter_by, 'SRCH-02 the base filter holds in each').toMatch(
        /^\(show_on_dealer_website:=true && /,
      );
  });

  test('addresses that make no sense open a listing', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const search of [
      '?make=%F0%9F%9A%97&price=abc&seats=many&certified=perhaps',
      '?refinementList[doors][0]=5&menu[make][x]=y&range[price]=:&sortBy=__proto__',
      `?query=${'x'.repeat(10_000)}`,
      '?badge=%60%29%20%7C%7C%20price%3A%3E0&make=-Kia&model=%26%26',
    ]) {
      await page.goto(`${origin(slug)}/search/${search}`);
      await expect(status(page)).toHaveText(/vehicle/);
      await expect(main(page).getByRole('button', { name: /try again/i })).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
});

test('on a phone the filters are a dialog that keeps the focus and counts along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin('summit-group')}/search/`);
  await hydrated(page);
  const opener = main(page).getByRole('button', { name: /^Filters/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('#listing-filters') === null;
    });
    expect(outside).toBe(false);
  }
  const show = dialog.getByRole('button', { name: /^Show \d/ });
  const before = await show.textContent();
  await dialog.getByRole('checkbox', { name: /^Trucks/ }).check();
  await expect(show).not.toHaveText(before ?? '');
  const promised = Number(((await show.textContent()) ?? '').replace(/\D/g, ''));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await count(page)).toBe(promised);
  // REF-16: Back closes the dialog and undoes nothing; the next Back undoes the last choice.
  const chosen = page.url();
  await opener.click();
  await dialog.getByRole('checkbox', { name: /^Used/ }).check();
  await expect(page).toHaveURL(/condition=used/);
  const both = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(both);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Used/ })).toBeChecked();
  await dialog.getByRole('button', { name: /^Show \d/ }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => readDialogEntry(page)).toBeNull();
  expect(page.url()).toBe(both);
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect(main(page).getByRole('status').first()).toContainText(promised.toLocaleString('en-AU'));
});

test('a long list of values can be searched through', async ({ page }) => {
  await page.goto(`${origin('westside-superstore')}/search/`);
  await hydrated(page);
  const makes = main(page).getByRole('group', { name: 'Make' });
  await expect(makes.getByRole('checkbox')).toHaveCount(10);
  await main(page).getByRole('button', { name: 'Show all makes' }).click();
  expect(await makes.getByRole('checkbox').count()).toBeGreaterThan(20);
  await makes.getByRole('searchbox').fill('mer');
  await expect(makes.getByRole('checkbox')).toHaveCount(1);
  await makes.getByRole('checkbox', { name: /^Mercedes-Benz/ }).check();
  await expect(page).toHaveURL(/make=Mercedes-Benz/);
  await expect(cards(page).first()).toContainText('Mercedes-Benz');
});

test('SRCH-04 an excluded make is in no answer and in no list', async ({ page }) => {
  await page.goto(`${origin('westside-superstore')}/search/?query=holden`);
  await expect(status(page)).toHaveText(/vehicle/);
  await expect(
    main(page)
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /holden/i }),
  ).toHaveCount(0);
  await page.goto(`${origin('westside-superstore')}/search/`);
  await hydrated(page);
  await main(page).getByRole('button', { name: 'Show all makes' }).click();
  await expect(main(page).getByRole('checkbox', { name: /^Toyota/ })).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: /^Holden/ })).toHaveCount(0);
});
