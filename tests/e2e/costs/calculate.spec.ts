import { expect, type Page } from 'playwright/test';
import { bothTemplates, findStock, marketplace, origin, showroom, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';
import { readShifts, recordMessages, recordShifts } from '../watch.ts';

const everyday =
  'status:=in_stock && price:>20000 && price:<60000 && year:>2015 && category:=car && make:!=Suzuki && simple_fuel:=Petrol';

/** A vehicle whose page nothing odd can be said about, and its page. */
async function openVehicle(page: Page, slug: string, filter = everyday): Promise<StockDocument> {
  const stock = await findStock(slug, filter, 20);
  const vehicle = stock.find(({ offer_price: offer, finance_lenders: lenders }) => !offer && !lenders);
  if (!vehicle) throw new Error(`${slug} has no vehicle for ${filter}`);
  await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
  return vehicle;
}

/** Brings a tool into view and waits until it is awake. */
async function awaken(page: Page, section: string): Promise<void> {
  await page.locator(section).scrollIntoViewIfNeeded();
  await expect(page.locator(`${section} astro-island[ssr]`)).toHaveCount(0);
}

/** Opens a vehicle that is cheaper than others like it, by data of the market. */
async function openCompared(page: Page, slug: string): Promise<void> {
  const stock = await findStock(
    slug,
    'status:=in_stock && price:>10000 && show_on_dealer_website:=true',
    250,
  );
  const vehicle = stock.find(({ autograb_data: market, price = 0, offer_price: offer }) => {
    const average = (market as { state_average_market_price?: number } | undefined)
      ?.state_average_market_price;
    return !offer && average !== undefined && average - price > 800;
  });
  if (!vehicle) throw new Error(`${slug} has no vehicle with market data`);
  await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
}

const money = (amount: number): string => `$${Math.ceil(amount).toLocaleString('en-AU')}`;

/** Standard amortisation, written down a second time. */
function repay(principal: number, rate: number, years: number, perYear: number): number {
  const interest = rate / 100 / perYear;
  return (principal * interest) / (1 - (1 + interest) ** -(years * perYear));
}

for (const { slug, template } of bothTemplates) {
  test(`${template}: scrolled through and awake, the page is quiet, accessible and never shifts`, async ({
    page,
  }) => {
    const messages = recordMessages(page);
    await recordShifts(page, slug);
    await openVehicle(page, slug, `${everyday} && car_type:=used`);
    for (const section of ['#fuel-cost', '#delivery', '#finance']) await awaken(page, section);
    await page.mouse.wheel(0, 5_000);
    await expect(page.locator('.price-gauge[aria-busy]')).toHaveCount(0);
    expect(messages.filter((text) => text !== 'There is no price comparison for this vehicle.')).toEqual([]);
    expect(await readShifts(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;
  const comparison = '8.87%';

  test('LEGAL 4: comparison rate, example and warning stand beside every rate', async ({ page }) => {
    await openVehicle(page, slug);
    for (const selector of ['#finance', '.vehicle-summary .finance-estimate']) {
      const box = page.locator(selector);
      await expect(box.locator('.figures')).toContainText(`${comparison} p.a. Comparison rate`);
      await expect(box.getByText(/WARNING: This comparison rate is true only/)).toBeVisible();
      await expect(box.getByText(/based on a 5 year, \$30,000 secured loan of/)).toBeVisible();
      const sizes = await box
        .locator('.figures__amount')
        .evaluateAll((amounts) => amounts.map((amount) => getComputedStyle(amount).fontSize));
      expect(new Set(sizes).size).toBe(1);
    }
    await awaken(page, '#finance');
    await page.locator('#loan-rate').press('ArrowRight');
    const finance = page.locator('#finance');
    await expect(finance.getByText(/^No comparison rate stands beside a rate of your own/)).toBeVisible();
    await expect(finance.locator('.figures')).toContainText('Your interest rate');
    await expect(finance.locator('.figures')).not.toContainText('Comparison rate');
    await expect(finance).not.toContainText('WARNING');
    await page.locator('#loan-rate').press('ArrowLeft');
    await expect(finance.locator('.figures')).toContainText(`${comparison} p.a. Comparison rate`);
    await expect(finance).toContainText('WARNING');
  });

  test('FCAL-09 FCAL-13: an empty field is its least value, 30k is 30,000, and what makes no sense is said', async ({
    page,
  }) => {
    await openVehicle(page, slug);
    await awaken(page, '#finance');
    const finance = page.locator('#finance');
    const field = (name: string) => finance.getByRole('textbox', { name });
    const summary = finance.locator('.calculator__summary');
    await field('Amount').fill('30k');
    await field('Amount').press('Enter');
    await expect(field('Amount')).toHaveValue('$30,000');
    await field('Deposit').fill('2000');
    await expect(summary).toContainText('You borrow $28,000');
    await field('Deposit').fill('');
    await expect(summary).toContainText('You borrow $30,000');
    await field('Deposit').press('Enter');
    await expect(field('Deposit')).toHaveValue('$0');
    await finance.getByText('Add a residual').click();
    await field('Residual').fill('$32,000');
    await field('Residual').press('Enter');
    await expect(summary).toContainText('The residual is larger than what you borrow');
    await field('Residual').fill('');
    await expect(summary).not.toContainText('residual');
    await field('Deposit').fill('30,000');
    await expect(summary).toContainText('there is nothing to borrow');
    await expect(finance.locator('output')).toContainText('Enquire for Finance');
  });

  test('VDP-06: a vehicle that is gone has no calculator', async ({ page }) => {
    const [sold] = await findStock(slug, 'status:=sold && show_on_dealer_website:=true');
    await page.goto(`${origin(slug)}/cars/${sold?.slug}/`);
    await expect(page.getByText('SOLD').first()).toBeVisible();
    for (const tool of ['#finance', '#fuel-cost', '#delivery', '#price-comparison', '.finance-estimate'])
      await expect(page.locator(tool)).toHaveCount(0);
  });

  test('DELV-01 FORM-13: a postcode that is none is not asked about', async ({ page }) => {
    await openVehicle(page, slug);
    await awaken(page, '#delivery');
    let asked = 0;
    await page.route('**/api/delivery**', (route) => {
      asked += 1;
      return route.continue();
    });
    const delivery = page.locator('#delivery');
    await delivery.getByRole('button', { name: 'Get a price' }).click();
    await expect(delivery.getByText('Please enter a postcode.')).toBeVisible();
    await delivery.getByLabel('Postcode').fill('40a');
    await delivery.getByLabel('Postcode').press('Enter');
    await expect(delivery.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible();
    expect(asked).toBe(0);
  });

  test('GAUG-01 GAUG-02 PRICE-07: where the price stands, and what it is compared with', async ({ page }) => {
    await openCompared(page, slug);
    await awaken(page, '#price-comparison');
    const panel = page.locator('#price-comparison');
    await expect(panel).toContainText(/Similar vehicles are advertised from \$[\d,]+ to \$[\d,]+\./);
    await expect(panel).toContainText('below the market average');
    await page.getByText('How we compare').click();
    await expect(page.getByText(/It is an estimate, not a valuation/)).toBeVisible();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;
  /** What its lender asks for: the rate, fees at once and a month. */
  const { rate, once, month } = { rate: 9.95, once: 1_313.25, month: 8 };

  test('FCAL VDP-14: Get Finance leads to it, and every figure moves with what is chosen', async ({
    page,
  }) => {
    const { price = 0 } = await openVehicle(page, slug);
    const finance = page.locator('#finance');
    await page.locator('.vehicle-actions').getByRole('link', { name: 'Get Finance' }).click();
    await expect(page.locator('#finance-title')).toBeInViewport();
    await awaken(page, '#finance');
    const shown = finance.locator('output');
    await expect(finance.getByRole('textbox', { name: 'Amount' })).toHaveValue(money(price));
    await expect(shown).toContainText(
      `${money(repay(price + once, rate, 6, 52) + (month * 12) / 52)} a week`,
    );
    // C1: one page has one repayment: that of the estimate under the price.
    const estimate = page.locator('.vehicle-summary .finance-estimate .figures__amount').first();
    await expect(finance.locator('output .figures__amount').first()).toHaveText(await estimate.innerText());
    await expect(finance.getByRole('textbox', { name: 'Loan term' })).toHaveValue('6 years');

    await finance.getByRole('radio', { name: 'Monthly' }).check();
    await expect(shown).toContainText(`${money(repay(price + once, rate, 6, 12) + month)} a month`);
    await finance.getByRole('slider', { name: 'Loan term' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(finance.getByRole('textbox', { name: 'Loan term' })).toHaveValue('5 years');
    await expect(shown).toContainText(`${money(repay(price + once, rate, 5, 12) + month)} a month`);
    await finance.getByRole('textbox', { name: 'Deposit or trade-in' }).fill('$2,000');
    await expect(shown).toContainText(`${money(repay(price - 2_000 + once, rate, 5, 12) + month)} a month`);
    await expect(finance.getByText(/You borrow .* a month for 5 years/)).toBeVisible();
  });

  test('FCAL-04 FCAL-05 FCAL-13: an amount that is none', async ({ page }) => {
    await openVehicle(page, slug);
    await awaken(page, '#finance');
    const finance = page.locator('#finance');
    const amount = finance.getByRole('textbox', { name: 'Amount' });
    await amount.fill('-4');
    await amount.press('Enter');
    await expect(amount).toHaveValue('$0');
    await expect(finance.getByText(/^Cannot be less than \$\d,000 or more than \$\d+,000$/)).toBeVisible();
    await expect(finance.locator('output')).toContainText('Enquire for Finance');
    await expect(finance.locator('output')).not.toContainText('a week');
  });

  test('FCAL-06 FCAL-09: what cannot be read leaves the value before it, whatever its first keys were', async ({
    page,
  }) => {
    await openVehicle(page, slug);
    await awaken(page, '#finance');
    const finance = page.locator('#finance');
    /** Types key by key, as people do, and leaves the field. */
    const type = async (name: string, typed: string, shown: string): Promise<void> => {
      const field = finance.getByRole('textbox', { name });
      await field.focus();
      await field.selectText();
      await field.pressSequentially(typed);
      await field.press('Enter');
      await expect(field).toHaveValue(shown);
    };
    await type('Deposit', '2000', '$2,000');
    await type('Deposit', '20%', '$2,000');
    await type('Amount', '30k', '$30,000');
    await type('Amount', '1e4', '$30,000');
    await expect(finance.locator('.calculator__summary')).toContainText('You borrow $28,000');
    await type('Loan term', '7 months', '6 years');
    await type('Loan term', '18 months', '1.5 years');
  });

  test('FCAL-15: the loan year by year is a picture and a table', async ({ page }) => {
    await openVehicle(page, slug);
    await awaken(page, '#finance');
    const finance = page.locator('#finance');
    await finance.getByText('How the loan is paid back').click();
    await expect(finance.getByRole('img', { name: /still owed at the end of each year/ })).toBeVisible();
    await expect(finance.getByRole('row')).toHaveCount(7);
    await expect(finance.getByRole('row').last()).toContainText('$0');
  });

  test('FUEL-02 FUEL-04: kilometres, consumption and price give a cost', async ({ page }) => {
    await openVehicle(page, slug);
    await awaken(page, '#fuel-cost');
    const fuel = page.locator('#fuel-cost');
    await fuel.getByRole('textbox', { name: 'Litres per 100 km' }).fill('10');
    await expect(fuel.locator('output')).toContainText('$42.50 a week'); // 250 km, $1.70
    await fuel.getByRole('textbox', { name: 'Kilometres a week' }).fill('1,000 kms');
    await fuel.getByRole('textbox', { name: 'Price of a litre' }).fill('$2');
    await expect(fuel.locator('output')).toContainText('$200 a week');
    await expect(fuel.locator('output')).toContainText('$10,400 a year');
    await fuel.getByRole('textbox', { name: 'Kilometres a week' }).fill('');
    await expect(fuel.locator('output')).toContainText('$0 a week');
  });

  test('DELV-02 DELV-03: a price with its region, and none where there is none', async ({ page }) => {
    await openVehicle(page, slug);
    await awaken(page, '#delivery');
    const delivery = page.locator('#delivery');
    const ask = async (postcode: string): Promise<void> => {
      await delivery.getByLabel('Postcode').fill(postcode);
      await delivery.getByLabel('Postcode').press('Enter');
    };
    await ask('2000');
    await expect(delivery.getByRole('status')).toContainText('$690 to Sydney');
    await ask('0872');
    await expect(delivery.getByRole('status')).toContainText(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    );
    await page.route('**/api/delivery**', (route) => route.abort());
    await ask('4000');
    await expect(delivery.getByRole('status')).toContainText('Please try again', { timeout: 15_000 });
  });

  test('GAUG-03: a failure is logged and hides the panel, but moves nothing that is seen', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const seen = Promise.withResolvers<boolean>();
    await page.route('**/autogauge', async (route) => {
      await seen.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await openCompared(page, slug);
    const panel = page.locator('#price-comparison');
    await panel.evaluate((section) => section.scrollIntoView({ block: 'center' }));
    await expect(panel).toBeInViewport({ ratio: 0.9 });
    const { height } = (await panel.boundingBox()) ?? { height: 0 };
    seen.resolve(true);
    await expect(panel).toContainText('There is nothing to compare this price with at the moment.');
    expect((await panel.boundingBox())?.height).toBe(height);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(panel).toHaveCount(0);
    expect(logged.join()).toContain('The price comparison could not be read.');
  });
});

test('FUEL-03: an electric vehicle has a charging cost instead', async ({ page }) => {
  await openVehicle(
    page,
    'volt-electric',
    'status:=in_stock && simple_fuel:=Electric && show_on_dealer_website:=true',
  );
  await awaken(page, '#fuel-cost');
  const fuel = page.locator('#fuel-cost');
  await expect(fuel.getByRole('heading')).toHaveText('Charging cost');
  await expect(fuel.locator('output')).toContainText('$12 a week'); // 250 km, 16 kWh, $0.30
  await expect(fuel).not.toContainText('litre');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first result and its conditions can be read', async ({ page }) => {
    await openVehicle(page, 'harbour-toyota');
    await expect(page.locator('#finance output')).toContainText('a week');
    await expect(page.locator('#finance')).toContainText('WARNING: This comparison rate');
    await expect(page.locator('#loan-amount')).toBeHidden();
  });
});
