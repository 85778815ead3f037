import { expect, type Page, type Request } from 'playwright/test';
import { holdBack } from '../hold.ts';
import { bothTemplates, findStock, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';
import { readShifts, recordShifts, sumShifts } from '../watch.ts';

const searchRequests = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/multi_search') && request.method() === 'POST') requests.push(request);
  });
  return requests;
};

const cards = (page: Page) => page.locator('main article').filter({ has: page.locator('a[href^="/cars/"]') });
/** Every place in the window that an element has while it comes into view, in pixels from the top. */
async function watchTop(element: Element): Promise<number[]> {
  const tops = new Set<number>();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame);
    tops.add(Math.round(element.getBoundingClientRect().top));
  }
  return [...tops];
}
const hydrated = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="load"]'));

for (const { slug, template } of bothTemplates) {
  test.describe(`${template}: find a vehicle`, () => {
    test('SRCH-01 the first 21 hits are in the HTML and hydrate without a request or a message', async ({
      page,
    }) => {
      const requests = searchRequests(page);
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      // Where shoppers reserve, shown cards are read again after ten seconds, which a slow machine takes.
      await page.clock.setFixedTime(new Date());
      const response = await page.goto(`${origin(slug)}/search/`);
      const html = (await response?.text()) ?? '';
      expect(html.match(/href="\/cars\/[^"]+"/g)?.length ?? 0).toBeGreaterThanOrEqual(21);
      await hydrated(page);
      await expect(cards(page)).toHaveCount(21);
      expect(messages).toEqual([]);
      expect(requests).toEqual([]);
    });

    test('SRCH-08 cards that are on their way keep their places: nothing moves when they come', async ({
      page,
    }) => {
      const go = await holdBack(page, '**/multi_search**');
      await recordShifts(page, slug);
      await page.goto(`${origin(slug)}/search/?condition=used`);
      const expected = page.locator('.listing__grid > [data-skeleton]');
      await expect(expected).toHaveCount(21);
      const shape = await expected.nth(1).boundingBox();
      go();
      await expect(expected).toHaveCount(0);
      const card = await cards(page).nth(1).boundingBox();
      expect([card?.x, card?.y, card?.width]).toEqual([shape?.x, shape?.y, shape?.width]);
      expect(Math.abs((card?.height ?? 0) - (shape?.height ?? 0))).toBeLessThan(60);
      // Values of a filter change their order by their new counts; nothing else may move.
      const shifts = (await readShifts(page)).filter(
        (shift) => !/^[\d.]+: (ul\.facet__values > li\.(, )?)+$/.test(shift),
      );
      expect(sumShifts(shifts), shifts.join('\n')).toBeLessThan(0.001);
    });
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('SRCH-09 REF-01 a text search narrows the listing and stands in the address', async ({ page }) => {
    const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true');
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(vehicle?.model ?? '');
    await expect(page).toHaveURL(/query=/);
    await expect(cards(page).first()).toContainText(new RegExp(vehicle?.model ?? '', 'i'));
    await page.reload();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(vehicle?.model ?? '');
    await expect(cards(page).first()).toContainText(new RegExp(vehicle?.model ?? '', 'i'));
  });

  test('C5 older addresses are read and rewritten', async ({ page }) => {
    const [vehicle] = await findStock(slug, 'status:=in_stock && price:>20000');
    const make = encodeURIComponent(vehicle?.make ?? '');
    await page.goto(`${origin(slug)}/search/?refinementList[make][0]=${make}&range[price]=$10,000:90,000`);
    await expect(page).toHaveURL(new RegExp(`make=${make.replaceAll('%20', '(%20|\\+)')}`));
    await expect(page).toHaveURL(/price=10000-90000/);
    await expect(cards(page).first()).toContainText(vehicle?.make ?? '');
  });

  test('SRCH-08 an outage keeps the last good hits and says so', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    await page.route('**/multi_search**', (route) => route.abort());
    await page.getByRole('main').getByRole('searchbox').fill('toyota');
    await expect(page.getByRole('button', { name: /try again|retry/i })).toBeVisible({ timeout: 20_000 });
    await expect(cards(page)).toHaveCount(21);
    await page.goto(`${origin(slug)}/search/?condition=used`);
    await expect(page.getByRole('button', { name: /try again|retry/i })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.listing__count')).toHaveText('');
    await page.unroute('**/multi_search**');
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect(page.getByRole('button', { name: /try again|retry/i })).toBeHidden();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('REF-05 REF-06 REF-16 paging, sorting and going back keep the state in the address', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const second = page.getByRole('main').getByRole('link', { name: /^(page )?2$/i });
    // A link that moves away between press and release is not pressed at all.
    const tops = await second.evaluate(watchTop);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    await second.click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('main').getByLabel(/sort/i).selectOption({ label: 'Lowest price' });
    await expect(page).toHaveURL(/sortBy=/);
    await expect(page).not.toHaveURL(/page=/);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  });

  test('SRCH-12 C20 nothing found says so and can be cleared', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/?query=qqzzxxwwvv&condition=used`);
    await expect(
      page.getByText(
        'No results found for your search at this time. Please try adjusting the filters for more results.',
      ),
    ).toBeVisible();
    // The words alone may be too much: the filters beside them can stay.
    await page.getByRole('link', { name: 'Search without “qqzzxxwwvv”' }).click();
    await expect(page).toHaveURL(/search\/\?condition=used$/);
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await page.getByText('Clear Filters').last().click();
    await expect(page).toHaveURL(/search\/$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('SRCH-12 words alone that find nothing: the button leads on, no list says it again, and vehicles are shown', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/search/?query=qqzzxxwwvv`);
    await expect(page.getByRole('link', { name: 'Search without “qqzzxxwwvv”' })).toBeVisible();
    await expect(page.locator('.wider .vehicle-card').first()).toBeVisible();
    await expect(page.locator('.wider__searches')).toHaveCount(0);
  });

  test('SRCH-08 LEGAL 7 a slow index: the last good cards and count stay and can be read, and nothing moves', async ({
    page,
  }) => {
    await recordShifts(page, slug);
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const shown = page.locator('.listing__count');
    const before = (await shown.textContent()) ?? '';
    const go = await holdBack(page, '**/multi_search**');
    await page.getByRole('main').getByRole('checkbox', { name: /^Used/ }).check();
    await expect(shown).toHaveText(`${before} · Updating …`);
    const list = page.locator('ul.listing__grid');
    const picture = list.locator('.picture img').first();
    await expect(picture).toHaveCSS('opacity', '0.4');
    expect(await findViolations(page, { within: 'ul.listing__grid', rules: ['color-contrast'] })).toEqual([]);
    await expect(cards(page)).toHaveCount(21);
    // The chip of what was chosen takes its place at once; from then on nothing may move.
    const moved = (await readShifts(page)).filter((shift) =>
      /listing__(grid|count|bar)|view-buttons/.test(shift),
    );
    expect(moved).toEqual([]);
    go();
    await expect(shown).not.toContainText('Updating');
    await expect(picture).not.toHaveCSS('opacity', '0.4');
  });
});

for (const { slug, search } of [
  { ...showroom, search: '?page=2' },
  { ...marketplace, search: '?body=SUV' },
])
  test(`REF-16 back to ${search} on a phone, with a slow index: the same position in the list`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin(slug)}/search/${search}`);
    await expect(page.locator('.listing__grid[aria-busy="false"]')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 5_000));
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(scrolled).toBeGreaterThan(4_900);
    // Cards that come into view take their own height.
    await page.waitForTimeout(300);
    const before = await scrolled();
    await page.goto(`${origin(slug)}/favourites/`);
    await page.route('**/multi_search**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await page.goBack();
    const expected = page.locator('.listing__grid > [data-skeleton]');
    await expect(expected).toHaveCount(21);
    await expect(expected).toHaveCount(0);
    await page.waitForTimeout(300);
    // Cards that were never seen have the height of a usual one.
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(500);
  });
