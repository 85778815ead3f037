import { expect, type Page, type Request } from 'playwright/test';
import { marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { wake } from '../wake.ts';
import { readLastingShifts, recordShifts } from '../watch.ts';

const sandbox = process.env.FORECOURT_TEST_SANDBOX ?? 'http://127.0.0.1:8108';
const cards = (page: Page) => page.locator('main .offer-card__title a');
const main = (page: Page) => page.getByRole('main');

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('SRCH-23 the first page is in the HTML and hydrates without a request or a message', async ({
    page,
  }) => {
    const requests: Request[] = [];
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('request', (request) => {
      if (request.url().includes('/multi_search')) requests.push(request);
    });
    const response = await page.goto(`${origin(slug)}/special-offers/`);
    const html = (await response?.text()) ?? '';
    const built = html.match(/href="\/offers\/[^"#]+"/g)?.length ?? 0;
    expect(built).toBeGreaterThan(0);
    await wake(page);
    await expect(cards(page)).toHaveCount(built);
    expect(messages).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('SRCH-11 ROUTE-04 nothing found says so; Clear Filters leads to /special-offers/', async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/special-offers/?query=qqzzxxwwvv`);
    await expect(main(page).getByText('No Results Available')).toBeVisible();
    await expect(
      main(page).getByText(
        'There appears to be no offers currently available that meet the conditions of your search',
      ),
    ).toBeVisible();
    // No filter was chosen: what was written is taken back.
    await expect(main(page).getByText('Clear Filters')).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Search without “qqzzxxwwvv”' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.goto(`${origin(slug)}/special-offers/?categories=qqzzxxwwvv`);
    const clear = main(page).getByRole('link', { name: 'Clear Filters' }).last();
    await expect(clear).toHaveAttribute('href', '/special-offers/');
    await clear.click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/special-offers\/$/);
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  const waitForAnswer = (page: Page): Promise<unknown> =>
    page.waitForResponse((response) => response.url().includes('/multi_search'));

  const openNarrowed = async (page: Page): Promise<number> => {
    await page.goto(`${origin(slug)}/special-offers/`);
    // So few need no search; an address may narrow them all the same.
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    const all = await cards(page).count();
    const category = (await main(page).locator('.offer-card__category').first().textContent()) ?? '';
    // On a busy machine the page asks late what its address says.
    const answered = waitForAnswer(page);
    await page.goto(`${origin(slug)}/special-offers/?${new URLSearchParams({ categories: category })}`);
    await answered;
    await expect(main(page).getByRole('checkbox').first()).toBeVisible();
    return all;
  };

  test('SRCH-23 REF-16 by category: one request, in the address, shared and undone', async ({ page }) => {
    const before = await openNarrowed(page);
    const cleared = waitForAnswer(page);
    await main(page).getByRole('link', { name: 'Clear Filters' }).last().click();
    await cleared;
    await expect(cards(page)).toHaveCount(before);
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/multi_search')) requests.push(request);
    });
    const answered = waitForAnswer(page);
    await main(page).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?categories=/);
    await answered;
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    const count = Number(/\d+/.exec((await main(page).getByRole('status').textContent()) ?? '')?.[0]);
    await expect(cards(page)).toHaveCount(count);
    expect(requests).toHaveLength(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(count);
    await expect(main(page).getByRole('checkbox').first()).toBeChecked();
    await main(page).getByRole('checkbox').first().uncheck();
    await expect(page).toHaveURL(/special-offers\/$/);
    await expect(cards(page)).toHaveCount(before);
    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
  });

  test('SRCH-08 an outage keeps the last offers, says so and can be tried again', async ({ page }) => {
    await openNarrowed(page);
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    const before = await cards(page).count();
    await page.route('**/multi_search**', (route) => route.abort());
    await main(page).getByRole('searchbox').fill('service');
    const retry = main(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(cards(page)).toHaveCount(before);
    await page.unroute('**/multi_search**');
    await retry.click();
    await expect(retry).toBeHidden();
  });
});

test('LEGAL 9 an offer goes from lists at its hour, and its page says that it has ended', async ({
  page,
}) => {
  const list = `${origin(showroom.slug)}/special-offers/`;
  await page.goto(list);
  const dated = page.locator('.offer-card[data-offer-days]:not([data-offer-days$="/"])').first();
  const days = (await dated.getAttribute('data-offer-days')) ?? '';
  const href = (await dated.locator('h2 a').getAttribute('href')) ?? '';
  const dayAfter = new Date(Date.parse(`${days.split('/')[1]}T12:00:00Z`) + 86_400_000);
  await page.clock.setFixedTime(dayAfter);
  await page.goto(list);
  await expect(page.locator(`.offer-card:has(a[href="${href}"])`)).toBeHidden();
  const left = await page.locator('.offer-card:visible').count();
  await expect(main(page).getByText(new RegExp(`^${left} offers?$`))).toBeVisible();
  await page.goto(origin(showroom.slug) + href);
  await expect(main(page).getByText('This offer has ended.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Enquire Now' })).toBeHidden();
  await main(page).getByRole('link', { name: 'See current offers' }).click();
  await page.waitForURL('**/special-offers/');
});

test('OFFR-01 buttons of neighbours stand on one line, as wide as their words, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordShifts(page);
  await page.goto(`${origin(showroom.slug)}/special-offers/`, { waitUntil: 'networkidle' });
  const buttons = await page.locator('.offer-card__actions .button').evaluateAll((all) =>
    all.map((button) => {
      const { bottom, width } = button.getBoundingClientRect();
      const row = button.closest('li')?.getBoundingClientRect();
      return { row: Math.round(row?.top ?? 0), fromEnd: Math.round((row?.bottom ?? 0) - bottom), width };
    }),
  );
  expect(Math.max(...buttons.map(({ width }) => width))).toBeLessThan(320);
  const pairs = buttons.filter(({ row }) => row > (buttons[0]?.row ?? 0));
  expect(pairs.length).toBeGreaterThan(1);
  expect(new Set(pairs.map(({ fromEnd }) => fromEnd)).size).toBe(1);
  expect(await readLastingShifts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('offers are read and opened', async ({ page }) => {
    await page.goto(`${origin(showroom.slug)}/special-offers/`);
    await cards(page).first().click();
    await expect(page).toHaveURL(/\/offers\/.+\/$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test("the offers key of a site opens its own offers and nobody else's, and no vehicles", async ({ page }) => {
  const request = page.waitForRequest((sent) => sent.url().includes('/multi_search'));
  await page.goto(`${origin(showroom.slug)}/special-offers/?query=a`);
  const key = new URL((await request).url()).searchParams.get('x-typesense-api-key') ?? '';
  const search = async (collection: string): Promise<number> => {
    const query = new URLSearchParams({ q: '*', query_by: 'name', 'x-typesense-api-key': key });
    return (await fetch(`${sandbox}/collections/${collection}/documents/search?${query}`)).status;
  };
  const name = (slug: string): string => slug.replaceAll('-', '_');
  expect(await search(`offers_${name(showroom.slug)}`)).toBe(200);
  expect(await search(`offers_${name(marketplace.slug)}`)).toBe(401);
  expect(await search(`vehicles_${name(showroom.slug)}`)).toBe(401);
  expect(await search('leads')).toBe(401);
});
