import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openYard, wish } from '../scripts/sandbox/reservation/yard.ts';

/*
 * A page of somebody else, or a script in an advertisement, asks in the browsers of its visitors: each has a connection and limits
 * of its own, and knows nothing of it.
 */

let yard: Awaited<ReturnType<typeof openYard>>;
let own: string;
beforeAll(async () => {
  yard = await openYard();
  own = new URL(yard.dealer.site.url).origin;
  await yard.importStock(['1', '2', '3', '4'].map((id) => yard.car(id)));
});
afterAll(() => yard.close());

const elsewhere = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
  // A frame without rights, or a page that says of nobody where it stands.
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
] as Record<string, string>[];

describe('a page of another site', () => {
  test.each(elsewhere)('has its visitors hold no vehicle: %j', async (headers) => {
    const body = wish('9', '1');
    expect(await yard.send('POST', '/api/reservations', body, headers)).toMatchObject({ status: 403 });
    expect(await yard.look('9')).toMatchObject({ status: 404 });
  });

  test.each(elsewhere)('has its visitors keep no time: %j', async (headers) => {
    const starts_at = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400;
    const body = {
      ...{
        id: 'a'.repeat(32),
        dealership_slug: 'tiny',
        location_id: 'x',
        car_id: '1',
        starts_at,
        minutes: 30,
      },
    };
    expect(await yard.send('POST', '/api/appointments', body, headers)).toMatchObject({ status: 403 });
    expect(await yard.send('POST', '/api/appointments', body)).toMatchObject({ status: 422 });
  });

  test.each(elsewhere)('spends no lookup of plates, and asks for no number: %j', async (headers) => {
    for (const path of ['/api/trade-in/lookups', '/api/trade-in/valuations', '/api/phone-reveals'])
      expect(await yard.send('POST', path, {}, headers)).toMatchObject({ status: 403 });
  });

  test.each([
    ...elsewhere,
    // A card that shows the address as its picture.
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
  ])('makes nobody a viewer of a vehicle: %j', async (headers) => {
    expect(await yard.send('GET', '/api/cars/rio-3/view.json', undefined, headers)).toMatchObject({
      status: 503,
    });
  });
});

test.each<Record<string, string>>([
  { origin: 'https://www.group.example' },
  // Its host passes calls on to the server.
  { origin: 'https://www.group.example', 'x-forwarded-host': 'www.group.example' },
  { 'x-forwarded-host': 'www.group.example', 'sec-fetch-site': 'same-origin' },
])('a page of another dealer of the server holds nothing: %j', async (headers) => {
  const held = await yard.send('POST', '/api/reservations', wish('8', '1'), headers);
  expect(held).toMatchObject({ status: 403 });
  expect(await yard.look('8')).toMatchObject({ status: 404 });
});

test('a page of the site itself, and one that is tried on this machine, is answered', async () => {
  for (const [at, origin] of [own, 'http://tiny.example', 'http://tiny.localhost:4321'].entries()) {
    const held = await yard.send('POST', '/api/reservations', wish(String(at), String(at + 1)), { origin });
    expect(held).toMatchObject({ status: 201, state: 'held' });
  }
  const views = await yard.send('GET', '/api/cars/rio-4/view.json', undefined, {
    origin: own,
    'sec-fetch-dest': 'empty',
  });
  expect(views).toMatchObject({ status: 200, views: 1 });
});
