import { expect, type Page } from 'playwright/test';
import { findLeads, marketplace, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';

const newEmail = (job: string): string =>
  `${job}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
/** A person needs a while to fill in a form. */
const takeTime = (page: Page) => page.waitForTimeout(2_100);
const form = (page: Page) => page.locator('form.lead-form');
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

async function acceptTerms(page: Page): Promise<void> {
  const terms = form(page).getByLabel(/accept the terms/i);
  if (await terms.count()) await terms.check();
}

async function sayWho(page: Page, email: string): Promise<void> {
  await form(page)
    .getByLabel(/^(first )?name/i)
    .fill('Robin');
  await form(page).getByLabel(/email/i).fill(email);
  await form(page)
    .getByLabel(/phone|mobile/i)
    .fill('0491 570 156');
  await acceptTerms(page);
}

async function expectLead(page: Page, email: string, facts: Record<string, unknown>): Promise<void> {
  await expect(page).toHaveURL(/\/success\/$/);
  const leads = await findLeads(email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject(facts);
}

test.describe('at a dealer of one make', () => {
  const { slug } = showroom;

  test('FORM-05 a refusal is told, and nothing typed is lost', async ({ page }) => {
    const email = newEmail('refused');
    await page.goto(`${origin(slug)}/contact-us/`);
    await form(page)
      .getByLabel(/what is it about/i)
      .selectOption('general');
    // Who has one location does not ask for it.
    await expect(form(page).getByLabel('Location')).toBeHidden();
    await sayWho(page, email);
    await form(page)
      .getByLabel(/message/i)
      .fill('Hello');
    await form(page)
      .getByLabel(/postcode/i)
      .fill('4163');
    await page.route('**/collections/leads/**', (route) =>
      route.fulfill({ status: 422, contentType: 'application/json', body: '{"error":"Not today."}' }),
    );
    await press(page, 'Send enquiry');
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText('An error occurred when submitting this form');
    await expect(alert).toContainText('Not today.');
    await expect(form(page).getByLabel(/message/i)).toHaveValue('Hello');
  });
});

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('FORM-08 FORM-10 FORM-19 a service enquiry reaches a location with a workshop', async ({ page }) => {
    const email = newEmail('contact');
    await page.goto(`${origin(slug)}/contact-us/`);
    const locations = form(page).getByLabel('Location');
    await form(page)
      .getByLabel(/what is it about/i)
      .selectOption('service');
    await expect(locations.locator('option').filter({ hasText: /Parts and Collision|Caravans/ })).toHaveCount(
      0,
    ); // FORM-11
    await locations.selectOption({ index: -1 + (await locations.locator('option').count()) });
    await sayWho(page, email);
    await expect(form(page).getByLabel('First Name')).toHaveAttribute('autocomplete', 'given-name');
    await form(page)
      .getByLabel(/last name/i)
      .fill('Sample');
    await form(page)
      .getByLabel(/message/i)
      .fill('Brakes squeak.');
    await form(page)
      .getByLabel(/postcode/i)
      .fill('416');
    await press(page, 'Send enquiry');
    await expect(form(page).getByRole('alert')).toContainText('Please fix the following errors:');
    await expect(form(page).getByRole('alert')).toContainText(
      'Invalid postcode. Please enter a 4-digit number.',
    ); // FORM-13
    await form(page)
      .getByLabel(/postcode/i)
      .fill('4163');
    await takeTime(page);
    await press(page, 'Send enquiry');
    await expectLead(page, email, {
      category: 'Service Enquiry',
      postcode: '4163',
      last_name: 'Sample',
      opt_in: false,
      page_id: '/contact-us/',
    });
    const [lead] = await findLeads(email);
    expect(lead?.['location_id']).not.toBe('');
  });

  test('OFFR-01 is asked about in the dialog, as a lead about the offer', async ({ page }) => {
    const email = newEmail('offer');
    await page.goto(`${origin(slug)}/special-offers/`);
    await page.locator('.offer-card a').first().click();
    const name = await page.locator('h1').textContent();
    await page.getByRole('button', { name: 'Enquire Now' }).click();
    await expect(page.getByRole('dialog')).toContainText(name ?? '?');
    await form(page)
      .getByLabel(/message/i)
      .fill('Until when?');
    const next = form(page).getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click();
    await sayWho(page, email);
    await takeTime(page);
    await press(page, 'Send enquiry');
    await expectLead(page, email, { category: 'Offer Enquiry', offer_name: name });
    await expect(page.locator('main').getByRole('link', { name: name ?? '?' })).toBeVisible();
  });
});

test('C18 older ways to contact pages lead to the canonical ones', async ({ page }) => {
  for (const [from, to] of [
    ['/contact', '/contact-us/'],
    ['/contact-us/cleveland', '/locations/cleveland/'],
    ['/reviews/', '/pages/reviews/'],
    ['/dealerships', '/locations/'],
  ]) {
    const answer = await page.goto(`${origin('harbour-toyota')}${from}`);
    expect(new URL(page.url()).pathname, from).toBe(to);
    expect((await answer?.request().redirectedFrom()?.response())?.status(), from).toBe(301);
  }
});
