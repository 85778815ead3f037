import { expect, type Page } from 'playwright/test';
import { countStock, findStock, marketplace, origin, showroom, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article');
const hydrated = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr][client="load"]'));
const countOf = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));
const count = async (page: Page): Promise<number> =>
  countOf(await main(page).getByRole('status').first().textContent());

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('SRCH-10 a price limit is committed after a pause and stands in the address', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const highest = main(page).getByRole('group', { name: 'Price' }).getByRole('textbox').last();
    await highest.fill('30000');
    await highest.press('Tab');
    await expect(page).toHaveURL(/price=\d*-30000/);
    const dear = await findStock(slug, 'effective_price:>30000 && status:=in_stock');
    await expect(main(page).getByText(dear[0]?.name ?? 'none', { exact: true })).toHaveCount(0);
  });

  test('ROUTE-03 the page of a make shows that make only, also after a search', async ({ page }) => {
    const [vehicle] = await findStock(
      slug,
      'status:=in_stock && show_on_dealer_website:=true && price:>20000',
    );
    const { make = '', model = '' } = vehicle ?? {};
    await page.goto(`${origin(slug)}/search/${make.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`);
    await hydrated(page);
    await main(page).getByRole('searchbox').fill(model);
    await expect(page).toHaveURL(/query=/);
    await expect(main(page).locator('.listing__grid')).not.toHaveAttribute('aria-busy', 'true');
    const vehicles = cards(page).filter({ has: page.locator('a[href^="/cars/"]') });
    await expect(vehicles.first()).toContainText(model);
    for (const title of await vehicles.getByRole('heading').allTextContents()) expect(title).toContain(make);
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('REF-14 a body type narrows the listing and is a chip that can be removed', async ({ page }) => {
    await page.goto(`${origin(slug)}/search/`);
    await hydrated(page);
    const all = await count(page);
    await main(page).getByRole('checkbox', { name: /^SUV/ }).check();
    await expect(page).toHaveURL(/body=SUV/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    await main(page)
      .getByRole('button', { name: /remove.*SUV/i })
      .click();
    await expect(page).not.toHaveURL(/body=/);
    await expect.poll(() => count(page)).toBe(all);
  });

  test('PRICE-02 C33 a price filter shows exactly the vehicles whose cards show such prices, and what has none stands last', async ({
    page,
  }) => {
    const visible = 'show_on_dealer_website:=true && status:=[in_stock, coming_soon]';
    const stock = await findStock(slug, visible, 250);
    const priceOf = ({ price = 0, offer_price: offer }: StockDocument): number =>
      typeof offer === 'number' && offer > 10 && (price <= 10 || offer < price) ? offer : price;
    const reduced = stock.find((vehicle) => vehicle.price !== undefined && priceOf(vehicle) < vehicle.price);
    if (!reduced?.price) throw new Error(`${slug} has no reduced vehicle.`);
    const [least, most] = [priceOf(reduced), reduced.price];
    const wanted = await findStock(
      slug,
      `${visible} && effective_price:>=${least} && effective_price:<=${most}`,
      250,
    );
    expect(wanted.map(({ id }) => id)).toContain(reduced.id);
    const read = async (): Promise<number[]> =>
      (await cards(page).locator('.price__amount').allTextContents()).map(countOf);
    await page.goto(`${origin(slug)}/search/?price=${least}-${most}&status=in_stock&status=coming_soon`);
    await expect.poll(() => count(page)).toBe(wanted.length);
    for (const order of ['lowest', 'highest']) {
      await page.goto(
        `${origin(slug)}/search/?price=${least}-${most}&status=in_stock&status=coming_soon&sortBy=${order}-price`,
      );
      await expect(main(page).locator('ul[aria-busy="false"]')).toBeVisible();
      const prices = await read();
      const expected = wanted
        .map(priceOf)
        .sort((one, other) => (order === 'lowest' ? one - other : other - one));
      expect(prices).toEqual(expected.slice(0, prices.length));
      await page.goto(`${origin(slug)}/search/?sortBy=${order}-price`);
      await expect(main(page).locator('ul[aria-busy="false"]')).toBeVisible();
      for (const price of await read()) expect(price).toBeGreaterThan(10);
    }
  });
});

test('the filters open, work and close on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin('summit-group')}/search/`);
  await hydrated(page);
  await main(page)
    .getByRole('button', { name: /^filters/i })
    .click();
  await main(page).getByRole('checkbox', { name: /^Used/ }).check();
  await expect(page).toHaveURL(/condition=used/);
  await page.reload();
  await hydrated(page);
  await main(page)
    .getByRole('button', { name: /^show [\d,]+ /i })
    .click();
  await expect(main(page).getByRole('button', { name: /^filters/i }), 'it opened them').toBeFocused();
  await expect(page).toHaveURL(/condition=used/);
  await expect(cards(page).first()).toContainText('Used');
});

test('the whole search works with the keyboard alone', async ({ page }) => {
  await page.goto(`${origin('harbour-toyota')}/search/`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await main(page).getByRole('searchbox').focus();
  await page.keyboard.type('hilux');
  await expect(page).toHaveURL(/query=hilux/);
  await expect(cards(page).first()).toContainText(/hilux/i);
  await cards(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars\/.*hilux/);
});

test('REF-08 LEGAL 4 a weekly price narrows the listing, with its terms under the filter and by the chip', async ({
  page,
}) => {
  const slug = 'harbour-toyota';
  const range = '$150 to $200';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin(slug)}/search/`);
  await hydrated(page);
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await main(page).getByRole('button', { name: 'Filters' }).click();
  await drawer.getByText('Weekly price').first().click();
  const choice = drawer.getByRole('radio', { name: `${range} a week` });
  const terms = [
    /Jetty Street Finance over 6 years.*Interest rate 7\.99%.p\.a\., comparison rate 8\.87%.p\.a\./,
    /based on a 5 year, \$30,000 secured loan/,
    /^WARNING: This comparison rate is true only for the examples given/,
  ];
  for (const term of terms) await expect(drawer.getByText(term)).toBeVisible();
  await drawer.getByText('Conditions of Jetty Street Finance').click();
  await expect(drawer.getByText(/Australian credit licence 000421/)).toBeVisible();
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const label = await drawer.getByText(`${range} a week`).evaluate(size);
  expect(await drawer.getByText(/comparison rate 8\.87%/).evaluate(size)).toBeGreaterThanOrEqual(label);
  await choice.check();
  await expect(page).toHaveURL(/weekly=/);
  const show = drawer.getByRole('button', { name: /^Show \d+ vehicles/ });
  // Other tests change prices meanwhile.
  const difference = async (): Promise<number> =>
    countOf(await show.innerText()) - (await countStock(slug, `weekly_price_range:=\`${range}\``));
  await expect.poll(difference).toBe(0);
  await show.click();
  await expect(main(page).getByRole('button', { name: `Remove ${range} a week` })).toBeVisible();
  for (const term of terms) await expect(main(page).getByText(term).first()).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Remove ${range} a week` })
    .click();
  // Only that of the closed drawer is left.
  await expect(main(page).getByText(terms[0] ?? '')).toHaveCount(1);
  await expect(main(page).getByText(terms[0] ?? '')).toBeHidden();
});
