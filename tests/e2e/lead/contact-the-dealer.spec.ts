import { expect, type Page } from 'playwright/test';
import { bothTemplates, findStock, marketplace, origin, showroom, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';

const shown = 'status:=in_stock && show_on_dealer_website:=true';

async function find(slug: string, filter = shown): Promise<StockDocument> {
  const [vehicle] = await findStock(slug, filter);
  if (!vehicle) throw new Error(`The sample stock of ${slug} has no vehicle with ${filter}.`);
  return vehicle;
}
const open = (page: Page, slug: string, vehicle: StockDocument) =>
  page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);

/** Keeps the browser from handing a number to the machine; what would be dialled is noted. */
const noteCalls = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('forecourt:event', (event) => {
      if (event instanceof CustomEvent) heard.push((event.detail as { key: string }).key);
    });
    // At the window: after the page itself.
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      heard.push(`dials ${link.getAttribute('href')}`);
    });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

for (const { slug, template } of bothTemplates) {
  test(`${template}: VDP-14 VDP-18 VDP-19 API-05 a number is cut until it is asked for, everywhere at once`, async ({
    page,
  }) => {
    await noteCalls(page);
    const vehicle = await find(slug);
    await open(page, slug, vehicle);
    const call = page.locator('.vehicle-actions a[data-phone]');
    const number = (await call.getAttribute('href')) ?? '';
    await expect(call).toHaveAccessibleName(/^Call .{5}… – show number$/);
    const box = page.locator('.dealer-box a[data-phone]');
    await expect(box).toHaveAccessibleName(/… – show number$/);
    const footer = page.locator('.site-footer a[data-phone]');
    await expect(footer).toHaveAccessibleName(/… – show number$/);
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/phone-reveals'));
    await call.press('Enter');
    await expect(call).toHaveAccessibleName(/^Call \(?\d[\d ()]{8,}$/);
    await expect(call).toBeFocused();
    await expect(page.locator('[data-phone-said]')).toHaveText(/Press again to call/);
    await expect(box).toHaveAccessibleName(/^\(?\d[\d ()]{8,}$/);
    await expect(footer).toHaveAccessibleName(/^\(?\d[\d ()]{8,}$/);
    const answer = await told;
    expect(answer.status()).toBe(201);
    expect(answer.request().postDataJSON()).toMatchObject({ car_id: vehicle.id, website_id: slug });
    await expect.poll(() => heard(page)).toEqual(['phoneRevealed']);
    await call.press('Enter');
    expect(await heard(page)).toEqual(['phoneRevealed', 'phoneCalled', `dials ${number}`]);
  });
}

test('VDP-20 with the dealer API down the shopper gets the number, and the console says why', async ({
  page,
}) => {
  const said = page.waitForEvent('console', (message) => message.text().includes('could not be recorded'));
  await page.route('**/api/phone-reveals', (route) => route.abort());
  await open(page, showroom.slug, await find(showroom.slug));
  const call = page.locator('.vehicle-actions a[data-phone]');
  await call.click();
  await expect(call).toHaveAccessibleName(/^Call \(07\) \d{4} \d{4}$/);
  await said;
});

test('VDP-29 on a phone the first tap shows the number in a row of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await noteCalls(page);
  // Where vehicles can be reserved online, that and an enquiry take the bar.
  await open(page, marketplace.slug, await find(marketplace.slug));
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  const call = page.locator('.mobile-bar a[data-phone]');
  await expect(call).toHaveAccessibleName(/show number$/);
  await call.click();
  await expect(call.getByText(/^Call \(0\d\) \d{4} \d{4}$/)).toBeInViewport();
  await call.click();
  await expect.poll(() => heard(page)).toContain('phoneCalled');
});

test('UI-04 VDP-14 used vehicles have their own number; messages name the vehicle and its page', async ({
  page,
}) => {
  const used = await find(showroom.slug, `${shown} && car_type:=used`);
  await open(page, showroom.slug, used);
  const actions = page.locator('.vehicle-actions');
  await expect(actions.locator('a[data-phone]')).toHaveAttribute('href', 'tel:+61770104110');
  for (const [name, address] of [
    ['WhatsApp', 'https://wa.me/61491570156?text='],
    ['Text us', 'sms:+61491570156?&body='],
    ['Email us', 'mailto:hello@harbourtoyota.example?subject='],
  ] as const) {
    const href = (await actions.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(href.startsWith(address), href).toBe(true);
    expect(decodeURIComponent(href)).toContain(`https://www.harbourtoyota.example/cars/${used.slug}/`);
    expect(decodeURIComponent(href)).toContain(used.name);
  }
  await open(page, showroom.slug, await find(showroom.slug, `${shown} && car_type:=new`));
  await expect(actions.locator('a[data-phone]')).toHaveAttribute('href', 'tel:+61770104100');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('C46 the number can be read and called', async ({ page }) => {
    await open(page, showroom.slug, await find(showroom.slug));
    const call = page.locator('.vehicle-actions a[data-phone]');
    await expect(call).toHaveAccessibleName(/^Call \(07\) \d{4} \d{4}$/);
    await expect(call).toHaveAttribute('href', /^tel:\+617/);
    await expect(page.locator('.vehicle-actions [data-action=enquire]')).toBeHidden();
  });
});
