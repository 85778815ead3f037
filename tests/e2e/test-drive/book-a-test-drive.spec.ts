import { expect, type Page } from 'playwright/test';
import { addDays, findWeekday } from '#domain/test-drive/calendar-date.ts';
import { formatWeekday } from '#domain/site/format.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import { createDayClock } from '#domain/site/zoned-time.ts';
import { findLeads, findStock, marketplace, origin, saveStock, showroom, takeStock } from '../sites.ts';
import { test } from '../test.ts';
import { findViolations } from '../violations.ts';
import { recordMessages, recordShifts, readShifts, sumShifts } from '../watch.ts';

const api = `${process.env.FORECOURT_TEST_SANDBOX ?? 'http://127.0.0.1:8108'}/api/appointments`;
const kept = new Set<string>();
test.afterEach(async () => {
  for (const id of kept) await fetch(`${api}/${id}`, { method: 'DELETE' });
  kept.clear();
});

const newId = (): string =>
  Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
/** Somebody books a test drive at Cleveland; `start` is in epoch seconds. Resolves with its id. */
async function book(vehicle: string | undefined, start: number | null): Promise<string> {
  const id = newId();
  kept.add(id);
  const wanted = { dealership_slug: showroom.slug, location_id: '4163', car_id: vehicle, starts_at: start };
  await fetch(api, { method: 'POST', body: JSON.stringify({ id, ...wanted, minutes: 30 }) });
  return id;
}
const newEmail = (): string => `test-drive-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
const form = (page: Page) => page.locator('form.lead-form').filter({ has: page.locator('[role=grid]') });
const day = (page: Page, date: string) => page.getByRole('gridcell', { name: formatWeekday(date) });

/**
 * The Saturday after next, or weeks later: far enough ahead for every lead time. Tests that take the last time of a day at the
 * same moment take each a day of their own.
 */
function findSaturday(timezone: string, weeks = 0): string {
  let date = addDays(readLocalTime(Date.now() / 1000, timezone).date, 8 + 7 * weeks);
  while (findWeekday(date) !== 6) date = addDays(date, 1);
  return date;
}

async function sayWho(page: Page, email: string): Promise<void> {
  await form(page).getByLabel(/^name/i).fill('Robin');
  await form(page).getByLabel(/email/i).fill(email);
  await form(page).getByLabel(/phone/i).fill('0491 570 156');
  const terms = form(page).getByLabel(/accept the terms/i);
  if (await terms.count()) await terms.check();
}

async function expectLead(email: string, facts: Record<string, unknown>): Promise<void> {
  const [lead] = await findLeads(email);
  if (lead) kept.add(lead.id);
  expect(lead).toMatchObject(facts);
}

/** Opens the dialog of a vehicle in stock. Resolves with its id. */
async function openDialog(page: Page, slug: string, filter: string): Promise<string> {
  const [vehicle] = await findStock(
    slug,
    `status:=in_stock && tag:!=\`Test Drive Only\` && car_type:=used${filter}`,
  );
  await page.goto(`${origin(slug)}/cars/${vehicle?.slug}/`);
  await page.getByRole('button', { name: 'Book a test drive' }).first().click();
  await expect(dialog(page).locator('form.lead-form')).toBeVisible();
  return vehicle?.id ?? '';
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a test drive' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const free = (page: Page) => dialog(page).getByRole('radio', { disabled: false });

/** Ends where a booking is confirmed. */
/** Cancels on another page, while this one waits in the memory of the browser and hears nothing. */
async function cancelElsewhere(page: Page, address: string): Promise<void> {
  await page.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })); // oxfmt-ignore
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Cancel test drive' }).click();
  await other.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(other.locator('.change-appointment')).toContainText('has been cancelled');
  await other.close();
}

/** What a browser says to a page that it takes from its memory. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

async function expectBooked(page: Page, location: string, date: string): Promise<void> {
  await expect(page).toHaveURL(/\/success\/#test-drive$/, { timeout: 15_000 });
  const confirmation = page.locator('.test-drive-confirmation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your test drive is booked', {
    useInnerText: true,
  });
  await expect(confirmation).toContainText('Your test drive');
  await expect(confirmation).toContainText(formatWeekday(date));
  await expect(confirmation).toContainText(location);
}

test.describe('from another state', () => {
  // Somebody in Perth drives in the east, by the clock there.
  test.use({ timezoneId: 'Australia/Perth' });

  test('VDP-16 TD-02 EVT-02 a test drive on Saturday, after somebody else took the first choice', async ({
    page,
  }) => {
    const messages = recordMessages(page);
    await recordShifts(page, showroom.slug);
    const email = newEmail();
    const saturday = findSaturday('Australia/Brisbane');
    const vehicle = await openDialog(page, showroom.slug, '');
    await expect(dialog(page).getByText('Times are Brisbane time.')).toBeVisible();
    expect(await dialog(page).getByLabel('Location').count()).toBe(0); // TD-01
    await day(page, saturday).click();
    const first = free(page).nth(2);
    const time = (await first.getAttribute('aria-label')) ?? '';
    const start = Number(await first.inputValue());
    await first.check();
    await expect(dialog(page).locator('.appointment__chosen')).toHaveText(
      `${formatWeekday(saturday)} at ${time}, Harbour Toyota Cleveland`,
    );
    await press(page, 'Next');
    await sayWho(page, email);
    await book(vehicle, start);
    await press(page, 'Request test drive');
    await expect(dialog(page).getByRole('alert')).toContainText('Somebody else has just booked that time.');
    await expect(dialog(page).getByRole('radio', { name: `${time}, taken`, exact: true })).toBeDisabled();
    // Whoever goes on without another time is told again: no enquiry leaves without the time that was wanted.
    await press(page, 'Next');
    await press(page, 'Request test drive');
    await expect(dialog(page).getByRole('alert')).toContainText('Somebody else has just booked that time.');
    await free(page).last().check();
    await press(page, 'Next');
    await expect(dialog(page).getByLabel(/email/i)).toHaveValue(email);
    await press(page, 'Request test drive');
    await expectBooked(page, 'Harbour Toyota Cleveland', saturday);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('test-drive.ics');
    await expectLead(email, { category: 'Test Drive', event_id: 48, appointment_status: 'booked', car_id: vehicle }); // oxfmt-ignore
    expect(sumShifts(await readShifts(page))).toBe(0);
    const change = page.getByRole('link', { name: 'Change or cancel' });
    await expect(change).toHaveAttribute('href', /^\/test-drive\/change\/#[0-9a-f]{32}$/);
    // The refusal itself is a line of the browser's own.
    expect(messages.filter((message) => !message.includes('409'))).toEqual([]);
    const address = await change.evaluate((link: HTMLAnchorElement) => link.href);
    await cancelElsewhere(page, address);
    await comeBack(page);
    await expect(page.locator('[data-success=reference]')).not.toBeEmpty();
    await expect(page.getByText('Harbour Toyota Cleveland keeps this time')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  });

  test('TD-01 of a vehicle that can be driven at two locations, at the one where it does not stand', async ({
    page,
  }) => {
    const email = newEmail();
    const saturday = findSaturday('Australia/Sydney');
    await openDialog(page, marketplace.slug, ' && location_name:=`Summit Kia Parramatta`');
    await expect(dialog(page).getByText('Choose a location first')).toBeVisible();
    await dialog(page).getByLabel('Location').selectOption({ label: 'Summit GWM Penrith' });
    await expect(dialog(page).getByText('Times are Sydney time.')).toBeVisible();
    await day(page, saturday).click();
    await free(page).last().check();
    await press(page, 'Next');
    await sayWho(page, email);
    await press(page, 'Request test drive');
    await expectBooked(page, 'Summit GWM Penrith', saturday);
    await expectLead(email, { location_id: 'penrith', appointment_status: 'booked' });
  });
});

test('TD-02 a vehicle that is sold while its form stands open is told as such, and nothing is sent', async ({
  page,
}) => {
  const email = newEmail();
  const vehicle = await takeStock(showroom.slug, 'status:=in_stock && tag:!=`Test Drive Only` && car_type:=used'); // oxfmt-ignore
  try {
    await page.goto(`${origin(showroom.slug)}/cars/${vehicle.slug}/`);
    await page.getByRole('button', { name: 'Book a test drive' }).first().click();
    await day(page, findSaturday('Australia/Brisbane', 1)).click();
    await free(page).last().check();
    await press(page, 'Next');
    await sayWho(page, email);
    await saveStock(showroom.slug, { ...vehicle, status: 'sold' });
    await press(page, 'Request test drive');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('This vehicle is no longer for sale');
    await expect(alert).not.toContainText('fix the following errors');
    await expect(alert).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, { within: 'form.lead-form' })).toEqual([]);
    expect(await findLeads(email)).toEqual([]);
  } finally {
    await saveStock(showroom.slug, vehicle);
  }
});

test('TD-02 who booked moves the test drive by its link, then cancels it, and reads what was done', async ({
  page,
}) => {
  const [vehicle] = await findStock(showroom.slug, 'status:=in_stock && car_type:=new', 1);
  const saturday = findSaturday('Australia/Brisbane', 1);
  const id = await book(vehicle?.id, createDayClock(saturday, 'Australia/Brisbane')('10:00'));
  await recordShifts(page, showroom.slug);
  const messages = recordMessages(page);
  await page.goto(`${origin(showroom.slug)}/test-drive/change/#${id}`);
  const appointment = page.locator('.change-appointment');
  await expect(appointment).toContainText('at 10am');
  await expect(appointment).toContainText('Harbour Toyota Cleveland');
  await expect(appointment.getByRole('link', { name: vehicle?.name ?? 'none' })).toHaveAttribute('href', `/cars/${vehicle?.slug}/`); // oxfmt-ignore
  await appointment.getByRole('button', { name: 'Choose another time' }).click();
  const refused = page.getByText(/somebody else has just booked|no longer free/i);
  // All times of the day in view are taken meanwhile: the day stays in view, and says so.
  const inView = page.locator('[role=gridcell][aria-selected=true]');
  const date = (await inView.getAttribute('data-date')) ?? '';
  const starts = await page.locator('.time-slots input').evaluateAll((times) => times.map((time) => Number((time as HTMLInputElement).value))); // oxfmt-ignore
  await page.getByRole('radio', { disabled: false }).first().check();
  await Promise.all(starts.map((start) => book(vehicle?.id, start)));
  await appointment.getByRole('button', { name: 'Move to this time' }).click();
  await expect(refused).toHaveCount(1);
  await expect(inView).toHaveAttribute('data-date', date);
  await expect(appointment).toContainText(`${formatWeekday(date)}: fully booked`);
  await day(page, saturday).click();
  await page.getByRole('radio', { disabled: false }).last().check();
  const wanted = await appointment.locator('input[type=hidden][name=appointment]').inputValue();
  const taken = Date.parse(wanted) / 1000;
  await book(vehicle?.id, taken);
  await appointment.getByRole('button', { name: 'Move to this time' }).click();
  await expect(refused).toHaveCount(1);
  await expect(appointment.getByRole('group', { name: 'When would you like to drive?' })).toBeFocused();
  // The calendar has heard of it: no other time is pressed while it is drawn anew.
  await expect(page.locator(`.time-slots input[value="${taken}"]`)).toBeDisabled();
  await page.getByRole('radio', { disabled: false }).last().check();
  await appointment.getByRole('button', { name: 'Move to this time' }).click();
  await expect(appointment).toContainText('Your test drive has been moved');
  await expect(appointment).not.toContainText('at 10am');
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
  await appointment.getByRole('button', { name: 'Cancel test drive' }).click();
  await appointment.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(appointment).toContainText('Your test drive has been cancelled');
  await expect(appointment).toBeFocused();
  expect((await fetch(`${api}/${id}`)).status).toBe(404);
  await page.reload();
  await expect(page.getByText('We find no booking for this link.')).toBeVisible();
  expect(sumShifts(await readShifts(page))).toBe(0);
  expect(messages.filter((message) => !/40[49]/.test(message))).toEqual([]);
});

test('TD-02 by keyboard on the page, with nobody to ask what is taken: a wish, and honest about it', async ({
  page,
}) => {
  const email = newEmail();
  const { slug } = showroom;
  await recordShifts(page, slug);
  await page.route('**/api/appointments*', (route) => route.abort());
  await page.goto(`${origin(slug)}/book-test-drive/?model=HiLux`);
  await expect(page.getByText('We cannot see just now which times are taken.')).toBeVisible({
    timeout: 15_000,
  });
  expect(await readShifts(page)).toEqual([]);
  expect(await findViolations(page, { within: 'form.lead-form' })).toEqual([]);
  await form(page).getByLabel('Condition').selectOption('new');
  const saturday = findSaturday('Australia/Brisbane');
  const focused = page.locator('[role=gridcell]:focus');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  for (let step = 0; step < 30 && (await focused.getAttribute('data-date')) !== saturday; step += 1)
    await page.keyboard.press((await focused.getAttribute('data-date')) === addDays(saturday, -7) ? 'ArrowDown' : 'ArrowRight'); // oxfmt-ignore
  await expect(day(page, saturday)).toBeFocused();
  await page.keyboard.press('ArrowRight'); // Harbour Toyota is closed on Sundays, and says so
  await expect(focused).toHaveAccessibleName(`${formatWeekday(addDays(saturday, 1))}: closed`);
  await expect(focused).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('data-date', addDays(saturday, -5));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const start = createDayClock(saturday, 'Australia/Brisbane')('08:30') ?? 0;
  await expect(page.locator(`input[type=radio][value="${start}"]`)).toBeChecked();
  await form(page).getByLabel('Condition').press('Enter');
  await form(page).getByRole('button', { name: 'Next' }).press('Enter');
  await sayWho(page, email);
  await form(page).getByLabel(/phone/i).press('Enter');
  await expect(page.locator('.test-drive-confirmation')).toContainText(
    'We will get in touch to confirm the time.',
  );
  await expectLead(email, {
    category: 'Test Drive',
    event_id: 17,
    model_of_interest: 'HiLux',
    appointment_at: `${saturday}T08:30+10:00`,
    appointment_status: 'requested',
  });
});
