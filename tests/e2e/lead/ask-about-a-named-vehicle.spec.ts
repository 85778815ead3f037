import { expect, type Page } from 'playwright/test';
import { findLeads, findStock, marketplace, origin, saveStock, showroom, takeStock } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const newEmail = (job: string): string =>
  `${job}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
/** A person needs a while to fill in a form. */
const takeTime = (page: Page) => page.waitForTimeout(2_100);
const form = (page: Page) => page.locator('form.lead-form');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const card = (page: Page) => page.locator('.named-vehicle:not([data-waiting])');
const usable = 'status:=in_stock && car_type:=used && price:>10000 && category:!=caravan';

async function sayWho(page: Page, email: string): Promise<void> {
  await form(page)
    .getByLabel(/^(first )?name/i)
    .fill('Robin');
  await form(page).getByLabel(/email/i).fill(email);
  await form(page)
    .getByLabel(/phone|mobile/i)
    .fill('0491 570 156');
  const terms = form(page).getByLabel(/accept the terms/i);
  if (await terms.count()) await terms.check();
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('ROUTE-10 an enquiry by slug is about that vehicle', async ({ page }) => {
    const [vehicle] = await findStock(slug, usable);
    if (!vehicle) throw new Error('no stock');
    const email = newEmail('named-enquiry');
    await page.goto(`${origin(slug)}/contact-us/?car_id=${vehicle.slug}`);
    await expect(card(page).getByRole('heading', { name: vehicle.name })).toBeVisible();
    await expect(form(page).getByLabel(/what is it about/i)).toHaveCount(0);
    await sayWho(page, email);
    for (const [label, value] of [
      [/message/i, 'Is it still there?'],
      [/postcode/i, '4163'],
    ] as const) {
      const field = form(page).getByLabel(label);
      if (await field.count()) await field.fill(value);
    }
    await takeTime(page);
    await press(page, 'Send enquiry');
    await expect(page).toHaveURL(/\/success\/$/);
    const [lead] = await findLeads(email);
    expect(lead).toMatchObject({ category: 'Vehicle Enquiry', car_id: vehicle.id });
  });

  test('one that there never was is told, and the form is as usual', async ({ page }) => {
    await page.goto(`${origin(slug)}/contact-us/?car_id=no-such-car`);
    await expect(page.getByText('This vehicle is no longer in our stock')).toBeVisible();
    await expect(form(page).getByLabel(/what is it about/i)).toBeVisible();
  });

  test('where nobody can tell, the form is there, and another try finds it', async ({ page }) => {
    const [vehicle] = await findStock(slug, usable);
    if (!vehicle) throw new Error('no stock');
    await page.route('**/documents/search**', (route) => route.abort());
    await page.route('**/multi_search**', (route) => route.abort());
    await page.goto(`${origin(slug)}/contact-us/?car_id=${vehicle.id}`);
    await expect(page.getByText('We cannot look up your vehicle at the moment')).toBeVisible();
    await expect(form(page).getByLabel(/what is it about/i)).toBeVisible();
    await page.unroute('**/documents/search**');
    await page.unroute('**/multi_search**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page).getByRole('heading', { name: vehicle.name })).toBeVisible();
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('ROUTE-10 C17 a test drive by id is of that vehicle, whose card stands above the form', async ({
    page,
  }) => {
    const [vehicle] = await findStock(slug, usable);
    if (!vehicle) throw new Error('no stock');
    const email = newEmail('named-test-drive');
    await page.goto(`${origin(slug)}/book-test-drive/?car_id=${vehicle.id}&car_type=used`);
    await expect(card(page).getByRole('heading', { name: vehicle.name })).toBeVisible();
    await expect(card(page)).toContainText(/\$[\d,]+/);
    await expect(card(page).getByRole('link', { name: vehicle.name })).toHaveAttribute(
      'href',
      `/cars/${vehicle.slug}/`,
    );
    await expect(form(page)).toBeVisible();
    await expect(form(page).getByLabel(/model that interests/i)).toHaveCount(0);
    expect(await findViolations(page, { within: '.form-page' })).toEqual([]);
    const locations = form(page).getByLabel('Location');
    if (await locations.count()) await locations.selectOption({ index: 1 });
    await press(page, 'Next');
    await sayWho(page, email);
    await takeTime(page);
    await press(page, 'Request test drive');
    await expect(page).toHaveURL(/\/success\//);
    const [lead] = await findLeads(email);
    expect(lead).toMatchObject({
      ...{ category: 'Test Drive', car_id: vehicle.id, car_slug: vehicle.slug },
      page_id: `/book-test-drive/?car_id=${vehicle.id}`,
    });
  });

  test('ROUTE-12 the print page takes an id as well', async ({ page }) => {
    const [vehicle] = await findStock(slug, usable);
    if (!vehicle) throw new Error('no stock');
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await page.goto(`${origin(slug)}/print/?car_id=${vehicle.id}`);
    await expect(page.locator('.print-sheet').getByRole('heading', { name: vehicle.name })).toBeVisible();
  });

  test('one that is sold is told, with similar ones', async ({ page }) => {
    const vehicle = await takeStock(slug, usable);
    try {
      await saveStock(slug, { ...vehicle, status: 'sold' });
      await page.goto(`${origin(slug)}/book-test-drive/?car_id=${vehicle.id}`);
      await expect(card(page).first()).toContainText(vehicle.name);
      await expect(page.getByText('This vehicle is no longer for sale')).toBeVisible();
      await expect(page.getByRole('link', { name: 'See similar vehicles' })).toHaveAttribute('href', /make=/);
      await expect(form(page).getByLabel(/model that interests/i)).toBeVisible();
    } finally {
      await saveStock(slug, vehicle);
    }
  });
});
