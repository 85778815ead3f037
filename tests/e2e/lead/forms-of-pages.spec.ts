import { expect, type Page } from 'playwright/test';
import { readLocalTime } from '#domain/location/open-now.ts';
import { addDays, findWeekday } from '#domain/test-drive/calendar-date.ts';
import { findLeads, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const newEmail = (job: string): string =>
  `${job}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
/** A person needs a while to fill in a form. */
const takeTime = (page: Page) => page.waitForTimeout(2_100);
const form = (page: Page) => page.locator('form.lead-form');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();
const judge = (page: Page): Promise<string[]> => findViolations(page, { within: '.form-page' });
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form(page).getByRole('textbox', { name: label }).fill(value);
}

test('ROUTE-10 EVT-01 C17 from the card of a vehicle to an enquiry about its finance', async ({ page }) => {
  const site = origin(showroom.slug);
  const email = newEmail('finance');
  await page.goto(`${site}/?utm_source=paper`);
  // An idle page notes itself; one that is left sooner is named by the next one, where a link leads there.
  await page.waitForFunction(() => sessionStorage.getItem('forecourt:trail') !== null);
  await page.goto(`${site}/search/used-cars/`);
  const link = page.locator('a[href^="/finance/?car_id="][href$="#finance-form"]').first();
  const href = new URL((await link.getAttribute('href')) ?? '', site);
  const id = href.searchParams.get('car_id') ?? '';
  await link.click();
  await expect(page.locator('.named-vehicle:not([data-waiting])').getByRole('link').first()).toBeVisible();
  const price = Number(href.searchParams.get('vehiclePriceBudget'));
  await expect(form(page).getByLabel('Budget')).toHaveValue(
    Math.min(70_000, Math.max(5_000, price)).toLocaleString('en-AU'),
  );
  expect(await judge(page)).toEqual([]);
  await press(page, 'Next');
  await fill(page, { 'First Name': 'Robin', 'Last Name': 'Sample', Email: email, Phone: '0491 570 156' });
  await fill(page, { Postcode: '4163' });
  await form(page).getByLabel('Remember my details').check();
  await takeTime(page);
  await press(page, 'Send enquiry');
  await expect(page).toHaveURL(/\/success\/$/);
  const [lead] = await findLeads(email);
  expect(lead).toMatchObject({
    ...{ category: 'Finance Enquiry', event_id: 9, car_id: id, page_id: `/finance/?car_id=${id}` },
    lead_attributes: {
      visited_pages: ['/', '/search/used-cars/', '/finance/'],
      linked_query_params: { utm_source: 'paper' },
    },
  });
  // The next form knows who it is, until the shopper takes the tick back.
  await page.goto(`${site}/contact-us/`);
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await form(page).getByLabel('Remember my details').uncheck();
  await page.goto(`${site}/locations/`);
  await page.goto(`${site}/contact-us/`);
  await expect(form(page).getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('FORM-11 ROUTE-20 a service is booked at a time of the workshop', async ({ page }) => {
  const email = newEmail('service');
  await page.goto(`${origin(showroom.slug)}/service/`);
  await fill(page, { 'Make of your vehicle': 'Toyota', 'Model of your vehicle': 'HiLux' });
  await fill(page, { 'Registration of your vehicle': 'ABC123' });
  await form(page).getByLabel('Brakes').check();
  await press(page, 'Next');
  await expect(form(page).getByLabel('Workshop')).toHaveValue('4163');
  // Far enough ahead that no lead time leaves its first hours out, whatever the hour of this run.
  let date = addDays(readLocalTime(Date.now() / 1000, 'Australia/Brisbane').date, 8);
  while (findWeekday(date) !== 3) date = addDays(date, 1);
  await form(page).locator(`[role=gridcell][data-date="${date}"]`).click();
  const time = form(page).locator('.appointment').getByRole('radio', { name: '7am', exact: true });
  await time.check();
  await form(page).getByLabel('While we work on it').selectOption({ index: 1 });
  expect(await judge(page)).toEqual([]);
  await press(page, 'Next');
  await fill(page, { Name: 'Robin', Email: email, Phone: '0491 570 156' });
  await takeTime(page);
  await press(page, 'Send enquiry');
  await expect(page.getByRole('heading', { name: 'Your visit to the workshop' })).toBeVisible();
  const [lead] = await findLeads(email);
  expect(lead).toMatchObject({
    ...{ category: 'Service Enquiry', subcategory: 'Service Booking', location_id: '4163', rego: 'ABC123' },
    ...{ additional_services: 'Brakes', own_model: 'HiLux', appointment_status: 'booked' },
  });
  expect(lead?.['appointment_at']).toBe(`${date}T07:00+10:00`);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Your visit to the workshop is booked' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your visit to the workshop has been cancelled')).toBeVisible();
  await expect.poll(async () => (await findLeads(email))[0]?.['appointment_status']).toBe('cancelled');
});

test('ROUTE-09 a car is offered, and the words of the dealer take the place of the form', async ({
  page,
}) => {
  const email = newEmail('sell');
  await page.goto(`${origin(marketplace.slug)}/sell-my-car/`);
  await press(page, 'Next');
  await expect(form(page).getByText('Fill in “Make of your vehicle”.').first()).toBeVisible();
  await fill(page, { 'Make of your vehicle': 'Kia', 'Model of your vehicle': 'Rio' });
  await fill(page, { 'Kilometres of your vehicle': '120,000' });
  await form(page).getByRole('spinbutton', { name: 'Year of your vehicle' }).fill('2016');
  await press(page, 'Next');
  // One location takes vehicles in, so there is nothing to choose.
  await expect(form(page).getByLabel('Location')).not.toHaveValue('');
  await fill(page, { Name: 'Robin', Email: email, Phone: '0491 570 156', Postcode: '2150' });
  await form(page)
    .getByLabel(/accept the terms/i)
    .check();
  await takeTime(page);
  await press(page, 'Send enquiry');
  await expect(page.getByText('Thank you for your car')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See our stock' })).toBeVisible();
  const [lead] = await findLeads(email);
  expect(lead).toMatchObject({ subcategory: 'Sell My Car', own_year: '2016', kilometres: '120000' });
});

test('FORM-08 a letter about work takes a file along, which the dealer alone gets', async ({ page }) => {
  const email = newEmail('careers');
  await page.goto(`${origin(showroom.slug)}/careers/`);
  await page.getByRole('link', { name: /^Apply: / }).click();
  const file = form(page).getByLabel('Résumé');
  await file.setInputFiles({ name: 'cv.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(form(page).getByText('We take PDF and Word files')).toBeVisible();
  const buffer = Buffer.from('%PDF-1.7 my life');
  await file.setInputFiles({ name: 'My CV.pdf', mimeType: 'application/pdf', buffer });
  await expect(form(page).getByText('My CV.pdf is ready to go with the form.')).toBeVisible();
  expect(await judge(page)).toEqual([]);
  await fill(page, { Name: 'Robin', Email: email, Phone: '0491 570 156', 'Your letter': 'Here I am.' });
  await takeTime(page);
  await press(page, 'Send application');
  await expect(page).toHaveURL(/\/success\/$/);
  const [lead] = await findLeads(email);
  expect(lead).toMatchObject({ subcategory: 'Career Enquiry' });
  expect(lead?.['attachment']).toMatch(/^[0-9a-f]{32}\/My CV\.pdf$/);
});
