import { expect } from 'playwright/test';
import { findLeads, findStock, marketplace, origin } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const shown = 'status:=in_stock && show_on_dealer_website:=true';

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('FORM-18 VDP-16 ask for photos of a vehicle without any, in a dialog that keeps what is typed', async ({
    page,
  }) => {
    const vehicle = (await findStock(slug, shown, 250)).find(
      ({ images, primary_image_url: picture }) => !images && !picture,
    );
    if (!vehicle) throw new Error(`The sample stock of ${slug} has no vehicle without pictures.`);
    const email = `photos-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
    await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
    await expect(page.getByText('Pictures coming soon').first()).toBeVisible();
    const invite = page.locator('.gallery').getByRole('button', { name: 'Request photos' });
    await invite.click();
    const dialog = page.getByRole('dialog', { name: 'Request photos' });
    await dialog.getByLabel('Name', { exact: true }).fill('Robin Sample');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel(/What would you like to see/).fill('The boot, please.');
    expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(invite).toBeFocused();
    // The page asks once: its other button is beside pictures.
    await expect(
      page.locator('.vehicle-actions').getByRole('button', { name: 'Request photos' }),
    ).toHaveCount(0);
    await invite.click();
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    const terms = dialog.getByLabel(/accept the terms/i);
    if (await terms.count()) await terms.check();
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success\//);
    const [lead, ...others] = await findLeads(email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Request Photos',
      car_id: vehicle.id,
      message: `Please send me more photos of the ${vehicle.name}.\n\nThe boot, please.`,
    });
  });
});

test('VDP-21 what certified means, told in a dialog by keyboard; on cards it is the programme’s image', async ({
  page,
}) => {
  const slug = 'harbour-toyota';
  const [vehicle] = await findStock(slug, `${shown} && certified:=true && car_type:=used && make:=Toyota`);
  await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
  const open = page.getByRole('button', { name: /Toyota Certified Used/ });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Toyota Certified Used' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByText(/Australian Consumer Law/)).toBeVisible();
  expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.goto(`${origin(slug)}/search/used-cars/?certified=true&make=Toyota`);
  await expect(page.getByRole('img', { name: 'Toyota certified used' }).first()).toBeVisible();
});
