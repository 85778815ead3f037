import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import { bookAppointment, cancelAppointment } from '#services/test-drive/appointments.ts';
import { findGarage } from '#scripts/sandbox/account/find-garage.ts';
import { newLead, toDealer } from '../../../services/lead/lead.ts';
import { listTimes } from './dealer-times.ts';
import { openSignIn, type SignInSandbox } from './sign-in-sandbox.ts';

let server: SignInSandbox;
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
});
afterAll(() => server.close());

const send = async (changed: Partial<Lead>): Promise<string> => {
  const id = createLeadId();
  const userData = {
    ...newLead(),
    id,
    terms_accepted: true,
    ...toDealer(server.slug),
    phone: '0412345678',
    ...changed,
  };
  const { status } = await server.ask({ cookie: '' }, 'POST', '/leads', { userData, isLastStep: true });
  expect(status).toBe(201);
  return id;
};
const car = { car_id: 'car-1', car_slug: 'rio-1', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' };

interface Garage {
  enquiries: { category: string; car_name: string }[];
  appointments: { id: string; state: string }[];
  valuations: { car_name: string; low: number }[];
  reservations: unknown[];
}
const open = async (phone: string, to: string): Promise<Garage> => {
  const browser = { cookie: '' };
  await server.signIn(browser, phone, to);
  return (await server.ask(browser, 'GET', '/garage')).body as unknown as Garage;
};

describe('the garage of a signed-in person', () => {
  test('lists what was sent with the proven number, however it was written, and nothing of others', async () => {
    await send({ ...car, category: 'Vehicle Enquiry' });
    await send({ category: 'Finance Enquiry', phone: '+61412345678' });
    const own = { car_id: '', car_slug: '', own_make: 'Mazda', own_model: '3', own_year: '2018' };
    await send({ ...own, category: 'Sales Enquiry', subcategory: 'Trade-in Appraisal' });
    await send({ category: 'Of somebody else', phone: '0499999999' });
    // Its last nine digits are the same.
    await send({ category: 'Of another country', phone: '+447412345678' });
    await send({ category: 'Of another dealer', ...toDealer('volt-electric') });
    await send({ category: 'Of a machine', company_website: 'x' });
    await send({ category: 'Without a number', phone: '' });
    const { enquiries } = await open('0412 345 678', '+61412345678');
    expect(enquiries.map(({ category }) => category).toSorted()).toEqual([
      'Finance Enquiry',
      'Sales Enquiry',
      'Vehicle Enquiry',
    ]);
    expect(enquiries.find(({ category }) => category === 'Sales Enquiry')?.car_name).toBe('2018 Mazda 3');
    expect(enquiries.find(({ category }) => category === 'Vehicle Enquiry')?.car_name).toMatch(/Kia Rio$/);
  });

  test('tells kept times by the id that moves and cancels them; one that is cancelled is an enquiry', async () => {
    const { here, starts, minutes } = listTimes(server.dealers.find(({ site }) => site.slug === server.slug));
    const book = async (start: number): Promise<string> => {
      const id = createLeadId();
      const api = `${server.url}/api`;
      const booking = {
        id,
        dealershipSlug: server.slug,
        locationId: here,
        vehicleId: 'car-1',
        start,
        minutes,
      };
      expect(await bookAppointment(api, booking)).toBe('kept');
      await send({ id, phone: '0477777777', category: 'Test Drive', appointment_status: 'booked' });
      return id;
    };
    const [kept, given] = [await book(starts[0] ?? 0), await book(starts[3] ?? 0)];
    await cancelAppointment(`${server.url}/api`, given);
    const garage = await open('0477 777 777', '+61477777777');
    expect(garage.appointments).toMatchObject([{ id: kept, state: 'unconfirmed' }]);
    expect(garage.enquiries).toMatchObject([{ category: 'Test Drive' }]);
  });

  test('has one line for each estimate, whatever was decided on it', async () => {
    const valued = {
      ...{ phone: '0455555555', own_make: 'Mazda', own_model: '3', own_year: '2018', rego: 'ABC123' },
      ...{ valuation_low: 14_000, valuation_high: 16_500, valued_at: 1_700_000_000 },
      ...{ valuation_valid_until: 1_700_600_000, valuation_id: 'v1' },
    };
    const first = await send(valued);
    await send({ ...valued, lead_id: first, offer_accepted: true });
    const { valuations, enquiries } = await open('0455 555 555', '+61455555555');
    expect(valuations).toEqual([
      {
        ...{ id: 'v1', car_name: '2018 Mazda 3', rego: 'ABC123', low: 14_000, high: 16_500 },
        ...{ valued_at: 1_700_000_000, valid_until: 1_700_600_000 },
      },
    ]);
    expect(enquiries).toEqual([]);
  });

  test('is nobody’s who is not signed in', async () => {
    expect((await server.ask({ cookie: '' }, 'GET', '/garage')).status).toBe(401);
  });

  test('goes by the address where an account has no number', () => {
    const leads = ['Nora@Example.com', 'ben@example.com'].map((email) => ({
      ...newLead(),
      ...toDealer('x'),
      ...{ email, phone: '0412345678' },
    }));
    const nora = { id: 'n', dealer: 'x', phone: null, email: 'nora@example.com' };
    const sources = {
      ...{ leads, reservations: [], slugs: ['x'], now: 0 },
      appointments: { find: () => null },
    };
    expect(findGarage(nora, sources).enquiries).toHaveLength(1);
  });

  test('keeps an own enquiry in sight when a stranger sends hundreds in the same name', () => {
    const day = 86_400;
    const at = (received_at: number, category: string) => ({
      ...newLead(),
      ...toDealer('x'),
      ...{ email: 'nora@example.com', category, received_at },
    });
    const flood = Array.from({ length: 600 }, (_, index) => at(40 * day + index, 'Invented'));
    const own = [at(3 * day, 'Own of last month'), at(40 * day - 1, 'Own of yesterday')];
    const garage = findGarage(
      { id: 'n', dealer: 'x', phone: null, email: 'nora@example.com' },
      {
        ...{ leads: [...flood, ...own], reservations: [], slugs: ['x'], now: 41 * day },
        appointments: { find: () => null },
      },
    );
    const shown = garage.enquiries.map(({ category }) => category);
    expect(shown).toEqual(expect.arrayContaining(['Own of last month', 'Own of yesterday']));
    expect(shown).toHaveLength(200);
  });
});
