import { expect, type Page } from 'playwright/test';
import { fillStorage } from '../full-storage.ts';
import { origin, takeStock, type StockDocument } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';

const site = origin('volt-electric');

/** A vehicle that nobody has reserved; the index cannot be asked for that. */
async function takeFree(): Promise<StockDocument> {
  const vehicle = await takeStock('volt-electric', 'status:=in_stock && price:>20000 && car_type:=used');
  return vehicle['reserved'] === true || vehicle['preorder'] === true ? takeFree() : vehicle;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Mobile number').fill('0491 570 156');
  await page.getByLabel('Email address').fill('ada@example.com');
}

test('RSV-01 RSV-02 ROUTE-06 VDP-14 a deposit reserves a vehicle, a second browser sees it, and cancelling gives both back', async ({
  page,
  browser,
}) => {
  // Two browsers, three ways to pay, and the way back.
  test.slow();
  const { slug } = await takeFree();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site}/cars/${slug}/`);
  await expect(other.getByRole('link', { name: 'Reserve for $200' })).toBeVisible();

  await page.goto(`${site}/cars/${slug}/`);
  await page.getByRole('link', { name: 'Reserve for $200' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Continue to payment: $200' }).click();
  await expect(page.getByRole('alert')).toContainText('Accept the terms and conditions to reserve.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment: $200' }).click();

  // The bank says no, then asks first and says yes.
  await page.getByRole('button', { name: 'Be declined by the bank' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await page.getByRole('button', { name: 'Try the payment again' }).click();
  await page.getByRole('button', { name: 'Pay, and confirm with the bank (3-D Secure)' }).click();
  // Nobody answers the page that comes back from paying: it says what holds, and looks again by itself.
  await page.route('**/api/reservations/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Yes, confirm the payment' }).click();
  await expect(page.getByText(/If you have paid, do not pay again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/reservations/**');
  await expect(page.getByRole('heading', { name: 'It is reserved for you' })).toBeVisible();
  await expect(page.getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();

  // An address of its own, as a link from elsewhere would have it.
  await other.goto(`${site}/cars/${slug}/checkout`);
  await expect(other.getByText('This vehicle is reserved.')).toBeVisible();
  await other.goto(`${site}/cars/${slug}/`);
  await expect(other.getByText('Somebody has reserved this vehicle.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Reserve for $200' })).toBeHidden();

  // Whoever reserved it comes back by the vehicle, without the address of the reservation.
  await page.goto(`${site}/cars/${slug}/`);
  await page.getByRole('link', { name: 'See your reservation' }).first().click();
  await page.getByRole('button', { name: 'Cancel the reservation' }).click();
  // The answer to the cancelling is lost: what has become of it is told without another press.
  await page.route('**/api/reservations/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/reservations/**');
  await expect(page.getByText('Your deposit of $200 has been given back.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Reserve for $200' })).toBeVisible();
  await other.context().close();
});

test('ROUTE-06 RSV-02 without a vehicle the page says how one is reserved, and leads to all of them', async ({
  page,
}) => {
  await page.goto(`${site}/checkout/`);
  await expect(page.getByRole('heading', { name: 'Choose a vehicle first' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('A refundable deposit of $200');
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
  await expect(page).not.toHaveURL(/checkout/);
});

test('RSV-01 in a browser whose storage is full a vehicle is held, found again by Back, and let go', async ({
  page,
}) => {
  const { slug } = await takeFree();
  await page.goto(`${site}/cars/${slug}/checkout`);
  await fillIn(page);
  await page.getByRole('checkbox').check();
  await fillStorage(page);
  await page.getByRole('button', { name: 'Continue to payment: $200' }).click();
  await expect(page.getByRole('button', { name: 'Be declined by the bank' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('The reservation is cancelled')).toBeVisible();
});

test('RSV-01 a link of somebody else to the same vehicle says so, and takes nothing away from who holds it', async ({
  page,
  browser,
}) => {
  const { slug, name } = await takeFree();
  const hold = async (visitor: Page): Promise<string> => {
    await visitor.goto(`${site}/cars/${slug}/checkout`);
    await fillIn(visitor);
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Continue to payment: $200' }).click();
    await expect(visitor.getByRole('button', { name: 'Be declined by the bank' })).toBeVisible();
    await visitor.goBack();
    await expect(visitor.getByRole('button', { name: 'Pay $200' })).toBeVisible();
    return visitor.url();
  };
  const notBegun = 'This browser does not remember beginning this reservation';
  const other = await (await browser.newContext()).newPage();
  const link = await hold(other);
  await expect(other.getByText(notBegun)).toBeHidden();
  await page.goto(link);
  await expect(page.getByText(notBegun)).toBeVisible();
  // Beside another vehicle, and on the site of another dealer, it is still what it is.
  const { slug: fine } = await takeFree();
  await page.goto(link.replace(slug, fine));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('You are reserving')).toBeHidden();
  await page.goto(link.replace(site, origin('harbour-toyota')));
  await expect(page.getByText('We know no reservation of this address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $200' })).toBeHidden();
  await other.getByRole('button', { name: 'Let it go' }).click();
  await expect(other.getByText('The reservation is cancelled')).toBeVisible();
  await other.context().close();

  await hold(page);
  await page.goto(link);
  await expect(page.getByText('The reservation is cancelled')).toBeVisible();
  await page.getByRole('link', { name: 'See your other reservation of this vehicle' }).click();
  await expect(page.getByRole('button', { name: 'Pay $200' })).toBeVisible();
  await expect(page.getByText(notBegun)).toBeHidden();
  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('The reservation is cancelled')).toBeVisible();
});
