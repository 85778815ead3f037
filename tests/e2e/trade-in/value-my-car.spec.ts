import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { findLeads, origin, showroom } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const judge = (page: Page): Promise<string[]> => findViolations(page, { within: '.form-page' });

test('TRADE-01 TRADE-02 TRADE-04 ROUTE-08 value my car towards another and put the figure into its loan', async ({
  page,
}) => {
  // From a listing by every step of the form to a loan.
  test.slow();
  const site = origin(showroom.slug);
  const email = `trade-${Date.now()}@example.com`;
  await page.goto(`${site}/search/used-cars/`);
  await page.locator('.vehicle-card a[href^="/cars/"]').first().click();
  await page.waitForURL(/\/cars\//);
  const vehicle = new URL(page.url()).pathname;
  await page.locator('.vehicle-actions a[href^="/trade-in/?car_id="]').click();
  await expect(page.locator('.named-vehicle:not([data-waiting])').getByRole('link').first()).toBeVisible();
  await page.getByText('Which cars get an estimate online?').click();
  await expect(page.getByText(/not given for cars over 7 years old or over 100,000 km/)).toBeVisible();
  const form = page.locator('.trade-in');
  expect(await judge(page)).toEqual([]);
  await form.getByLabel('Registration of your vehicle').fill('abc 123');
  await form.getByRole('button', { name: 'Find my car' }).click();
  await form.getByRole('button', { name: /^Yes, this is it/ }).click();
  await form.getByRole('button', { name: '50,000 kms', exact: true }).click();
  for (const answer of ['Good', 'Some of it']) await form.getByText(answer, { exact: true }).click();
  for (const question of await form.locator('.trade-in__question').all())
    if ((await question.locator(':checked').count()) === 0)
      await question.getByText('No', { exact: true }).click();
  expect(await judge(page)).toEqual([]);
  // One photo arrives, the other goes on after the reload: nothing is lost.
  let tries = 0;
  await page.route('**/api/uploads/**', (route) => ((tries += 1) === 2 ? route.abort() : route.continue()));
  const photo = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#a40' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();
  const files = ['front', 'back'].map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: photo,
  }));
  await form.getByLabel('Take or choose photos').setInputFiles(files);
  await expect.poll(() => tries).toBe(2);
  await page.reload();
  await expect(form.getByText('Your 2 photos are sent.')).toBeVisible();
  await expect(form.getByLabel('Kilometres of your vehicle')).toHaveValue('50,000');
  await form.getByRole('button', { name: 'Next' }).click();
  const typed = {
    ...{ 'First Name': 'Robin', 'Last Name': 'Sample', Postcode: '4163' },
    ...{ 'Mobile Number': '0491 570 156', 'Email Address': email },
  };
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  await page.waitForTimeout(2_100);
  await form.getByRole('button', { name: 'See my estimate' }).click();
  await expect(form.getByText(/subject to inspection/)).toBeVisible();
  expect(await judge(page)).toEqual([]);
  await form.getByRole('button', { name: 'I’d like to go ahead' }).click();
  await expect(form.getByText('What happens next')).toBeVisible();
  const leads = await findLeads(email);
  const first = leads.find(({ form_completed }) => form_completed === false);
  const decision = leads.find(({ offer_accepted }) => offer_accepted === true);
  expect(leads).toHaveLength(2);
  expect(first).toMatchObject({ rego: 'ABC123', kilometres: '50000', url: `${site}/trade-in/` });
  expect((first?.['photos'] as string[]).map((name) => name.slice(33))).toEqual(['front.jpg', 'back.jpg']);
  expect(decision).toMatchObject({ lead_id: first?.['id'], valuation_low: first?.['valuation_low'] });
  await page.goto(`${site}${vehicle}#finance`);
  const use = page.getByRole('button', { name: /^Use \$[\d,]+ as deposit$/ });
  const dollars = /\$([\d,]+)/.exec((await use.textContent()) ?? '')?.[0] ?? '';
  await use.click();
  await expect(page.locator('#loan-deposit')).toHaveAttribute('aria-valuetext', dollars);
});
