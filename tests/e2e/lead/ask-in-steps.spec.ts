import { expect, type Page } from 'playwright/test';
import { findLeads, findStock, origin } from '../sites.ts';
import { test } from '../test.ts';

const newEmail = (job: string): string =>
  `${job}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
const form = (page: Page) => page.getByRole('dialog').locator('form.lead-form');
const next = (page: Page) => form(page).getByRole('button', { name: 'Next' });

async function openVehicle(page: Page, at: string, slug: string): Promise<void> {
  const [vehicle] = await findStock(slug, 'status:=in_stock && show_on_dealer_website:=true && price:>20000');
  await page.goto(`${at}/cars/${vehicle?.slug}/`);
}

test("FORM-02 FORM-15 FORM-20 steps of a dealer's own, by keyboard", async ({ page }) => {
  const email = newEmail('steps');
  await openVehicle(page, origin('volt-electric--marketplace'), 'volt-electric');
  await page
    .getByRole('button', { name: /^Enquire/ })
    .filter({ visible: true })
    .first()
    .press('Enter');
  await expect(form(page).getByText('Step 1 of 2')).toBeVisible();
  const budget = form(page).getByLabel('Budget');
  await budget.fill('5,000');
  await budget.press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('Budget: enter a number from 20,000 to 120,000.');
  await form(page)
    .getByRole('link', { name: /Budget/ })
    .press('Enter');
  await expect(budget).toBeFocused();
  await form(page).getByRole('button', { name: '$60,000' }).press('Enter');
  await expect(budget).toHaveValue('60,000');
  await next(page).press('Enter');
  await expect(form(page).locator('[data-current]')).toBeFocused();
  await expect(form(page).getByText('Step 2 of 2')).toBeVisible();
  await expect(form(page).getByLabel('State')).toHaveValue('SA');
  await form(page).getByLabel('Name').fill('Robin');
  await form(page).getByRole('button', { name: 'Back' }).press('Enter');
  await expect(budget).toHaveValue('60,000');
  await next(page).press('Enter');
  await expect(form(page).getByLabel('Name')).toHaveValue('Robin');
  await expect(form(page).getByLabel(/Phone.*optional/)).toBeVisible();
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Email').press('Enter');
  await expect(page).toHaveURL(/\/success\/$/);
  const leads = await findLeads(email);
  expect(leads).toMatchObject([{ category: 'Vehicle Enquiry', budget: '60000', state: 'SA', phone: '' }]);
});

test('FCAL-13 EVT-01 what was tried in the calculator begins the enquiry for finance', async ({ page }) => {
  const email = newEmail('finance');
  await openVehicle(page, origin('harbour-toyota'), 'harbour-toyota');
  await page.locator('#finance').scrollIntoViewIfNeeded();
  await page.locator('#finance astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  const deposit = page.locator('#finance').getByRole('textbox', { name: /deposit/i });
  await deposit.fill('4000');
  await deposit.press('Tab');
  await page.locator('#finance').getByRole('button', { name: 'Enquire for Finance' }).click();
  const message = form(page).getByLabel('Message');
  await expect(message).toHaveValue(
    /^I would like to talk about finance: \$[\d,]+ over [56] years, \$4,000 deposit/,
  );
  await expect(message).not.toHaveValue(/%|a week/); // LEGAL 4: no figure that is the lender's to say
  await form(page).getByLabel('Name').fill('Robin');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Phone').fill('0491 570 156');
  await form(page).getByLabel('Phone').press('Enter');
  await expect(page).toHaveURL(/\/success\/$/);
  expect(await findLeads(email)).toMatchObject([{ category: 'Finance Enquiry', event_id: 9 }]);
});
