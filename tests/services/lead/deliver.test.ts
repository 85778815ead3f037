import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { bookAppointment, moveAppointment } from '#services/test-drive/appointments.ts';
import { newLead } from './lead.ts';
import { openYard, type Yard } from '../search/yard.ts';
import { openRelay, type Relay } from './relay.ts';

let yard: Yard;
let relay: Relay;
beforeAll(async () => {
  yard = await openYard([]);
  relay = await openRelay();
});
afterAll(() => Promise.all([yard.close(), relay.close()]));

const vendor = { name: 'Harbour', url: 'https://harbour.example', email: null, phone: null, locations: [] };

interface Driver {
  /** A service that stores leads as the driver expects it. */
  endpoint: () => LeadEndpoint;
  /** How often that service has stored a lead. */
  count: (id: string) => Promise<number>;
  /** A service on this machine whose answers the test says; port 1 has nobody. */
  at: (port: number) => LeadEndpoint;
}

/** A driver that posts to an address of the dealer's and expects `{ lead_id }`. */
const posting = (create: (url: string) => LeadEndpoint): Driver => ({
  endpoint: () => create(relay.url),
  count: (id) => Promise.resolve(relay.received.filter(({ key }) => key === id).length),
  at: (port) => create(`http://127.0.0.1:${port}/leads`),
});
const byLeadId = {
  http: posting((url) => ({ name: 'http', url })),
  adf: posting((url) => ({ name: 'adf', url, vendor })),
};

/** Every driver: one without a row does not compile. */
const drivers: Record<LeadEndpoint['name'], Driver> = {
  ...byLeadId,
  typesense: {
    endpoint: () => ({ name: 'typesense', ...yard.server, key: yard.leadKey, collection: 'leads' }),
    count: async (id) => (await yard.readLeads()).filter((lead) => lead['id'] === id).length,
    at: (port) => ({
      ...{ name: 'typesense', host: '127.0.0.1', port, protocol: 'http', path: '' },
      ...{ key: 'k', collection: 'leads' },
    }),
  },
};
const named = (rows: Record<string, Driver>) =>
  Object.entries(rows).map(([name, driver]) => ({ name, ...driver }));

describe.each(named(drivers))('$name keeps the contract of a lead driver', ({ endpoint, at, count }) => {
  test('a lead is stored', async () => {
    const lead = newLead();
    await deliverLead(endpoint(), lead);
    expect(await count(lead.id)).toBe(1);
  });

  test('the same lead again is success, and is stored once', async () => {
    const lead = newLead();
    await Promise.all([deliverLead(endpoint(), lead), deliverLead(endpoint(), lead)]);
    await deliverLead(endpoint(), lead);
    expect(await count(lead.id)).toBe(1);
  });

  test('nobody there is a passing failure', async () => {
    await expect(deliverLead(at(1), newLead())).rejects.toMatchObject({ kind: 'offline', passing: true });
  });
});

describe.each(named(drivers))('FORM-03 $name reads the answer', ({ at }) => {
  afterEach(() => relay.answerWith(null));

  const deliver = (): Promise<string | null> => deliverLead(at(relay.port), newLead());

  test.each([
    ['a page', '<!doctype html><title>Welcome</title>'],
    ['nothing', ''],
    ['an object of something else', '{"weather":"fine"}'],
    ['an empty id', '{"lead_id":"","id":""}'],
    ['no id', '{"lead_id":null,"id":null}'],
    ['no error', '{"error":""}'],
    ['a list', '[]'],
    ['half of an answer', '{"lead_id":"12'],
  ])('%s with status 200 is no acknowledgement', async (_, body) => {
    relay.answerWith({ status: 200, body });
    await expect(deliver()).rejects.toMatchObject({ kind: 'unreadable', passing: false });
  });

  test('an error with status 200 is a refusal in the words of the service', async () => {
    relay.answerWith({ status: 200, body: '{"error":"We sold our last car."}' });
    await expect(deliver()).rejects.toMatchObject({ kind: 'rejected', said: 'We sold our last car.' });
  });

  test('an error with status 200 that is not for people is a refusal without words', async () => {
    relay.answerWith({ status: 200, body: '{"error":{"code":7}}' });
    await expect(deliver()).rejects.toMatchObject({ kind: 'rejected', said: null });
  });

  test.each([
    [404, { kind: 'not-found', passing: false }],
    [503, { kind: 'unavailable', passing: true }],
    [429, { kind: 'unavailable', passing: true }],
    [403, { kind: 'forbidden', passing: false }],
    [422, { kind: 'rejected', passing: false, said: 'answer 422' }],
  ])('an answer of %i is told apart, whatever it says', async (status, failure) => {
    relay.answerWith(status);
    await expect(deliver()).rejects.toMatchObject(failure);
  });

  test.each([400, 405, 413, 422])(
    'FORM-03 a bare %i without `error` says nothing about the lead, so it stays in the outbox',
    async (status) => {
      for (const body of ['{"message":"Not here."}', '<html>', '']) {
        relay.answerWith({ status, body });
        await expect(deliver()).rejects.toMatchObject({ kind: 'unreadable', httpStatus: status });
      }
    },
  );

  test('a lead id beside the status of a failure acknowledges nothing', async () => {
    relay.answerWith({ status: 404, body: '{"lead_id":"7","id":"7"}' });
    await expect(deliver()).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe.each(named(byLeadId))('FORM-03 $name knows a lead id', ({ endpoint }) => {
  afterEach(() => relay.answerWith(null));

  test.each([
    ['a text', 201, '{"lead_id":"a-7"}', 'a-7'],
    ['a number', 200, '{"lead_id":7}', '7'],
    ['beside an error that is none', 200, '{"error":null,"lead_id":"7"}', '7'],
    ['of an earlier delivery', 409, '{"lead_id":"7"}', '7'],
  ])('a lead id is an acknowledgement: %s', async (_, status, body, id) => {
    relay.answerWith({ status, body });
    await expect(deliverLead(endpoint(), newLead())).resolves.toBe(id);
  });

  test('409 without a lead id says that the first delivery is still on its way', async () => {
    relay.answerWith({ status: 409, body: '{"error":"A request with this key is being processed."}' });
    await expect(deliverLead(endpoint(), newLead())).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});

describe('FORM-03 the index has a lead already', () => {
  afterEach(() => relay.answerWith(null));
  const deliver = () => deliverLead(drivers.typesense.at(relay.port), newLead());

  test('where it says so', async () => {
    relay.answerWith({ status: 409, body: '{"message":"A document with id 7 already exists."}' });
    await expect(deliver()).resolves.toBeNull();
  });

  test.each(['<!doctype html><title>Error 1018</title>', '', '{"message":"Conflict"}', '{}', 'null'])(
    'not where a proxy answers 409 with %j: the lead waits in the outbox',
    async (body) => {
      relay.answerWith({ status: 409, body });
      await expect(deliver()).rejects.toMatchObject({ name: 'ServiceError' });
    },
  );
});

test('FORM-02 http sends the last step as JSON, adf sends XML', async () => {
  const [json, xml] = [newLead(), newLead()];
  await deliverLead({ name: 'http', url: relay.url }, json);
  await deliverLead({ name: 'adf', url: relay.url, vendor }, xml);
  const [first, second] = relay.received.slice(-2);
  expect(first).toMatchObject({ key: json.id, type: 'application/json' });
  expect(JSON.parse(first?.body ?? '')).toEqual({ userData: json, isLastStep: true });
  expect(second).toMatchObject({ key: xml.id, type: 'application/x-adf+xml' });
  expect(second?.body).toContain('<name part="full">Robin &lt;Sample&gt; &amp; Co</name>');
  expect(second?.body).toContain('Is it still &quot;available&quot;?');
  expect(second?.body).toContain('<stock>S100</stock>');
});

describe('TD-02 FORM-02 a dealer API that keeps a time or files sees their lead wherever leads go', () => {
  afterEach(() => relay.answerWith(null));

  const endpoint = (): LeadEndpoint => {
    const { host, port } = yard.server;
    return { name: 'http', url: relay.url, keeper: `http://${host}:${port}/api/leads` };
  };
  const isKept = async (id: string): Promise<boolean> =>
    (await yard.readLeads()).some((lead) => lead['id'] === id);
  const isDelivered = (id: string): boolean => relay.received.some(({ key }) => key === id);
  const file = `${'a'.repeat(32)}/resume.pdf`;

  test.each([
    ['with a time', { appointment_status: 'booked' as const, appointment_at: '2026-03-02T10:00' }, true],
    ['with a file', { attachment: file }, true],
    ['with photos', { photos: [file] }, true],
    ['that only asks for a time', { appointment_status: 'requested' as const }, false],
    ['with neither', {}, false],
  ])('a lead %s', async (_, more, kept) => {
    const lead = { ...newLead(), ...more };
    await deliverLead(endpoint(), lead);
    expect([isDelivered(lead.id), await isKept(lead.id)]).toEqual([true, kept]);
  });

  const booked = { appointment_status: 'booked' as const, appointment_at: '2026-03-02T10:00' };

  test.each([
    ['is down', 503, 'requested'],
    ['is asked too often', 429, 'requested'],
    ['refuses it', 422, 'requested'],
    ['takes no leads', 404, 'booked'],
    ['takes no leads in this way', 405, 'booked'],
    ['has a proxy in its place', { status: 404, body: '<h1>404 Not Found</h1>' }, 'requested'],
    ['cannot be reached', null, 'requested'],
  ])('the dealer gets it also where that API %s', async (_, status, told) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const other = await openRelay();
    if (status !== null) other.answerWith(status);
    else await other.close();
    const lead = { ...newLead(), ...booked };
    await deliverLead({ ...endpoint(), keeper: other.url }, lead);
    const received = relay.received.find(({ key }) => key === lead.id);
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ userData: { appointment_status: told } });
    if (status !== null) await other.close();
  });

  test('the dealer is told of a kept time as long as it is kept', async () => {
    const { host, port } = yard.server;
    const api = `http://${host}:${port}/api`;
    const start = Math.ceil(Date.now() / 86_400_000) * 86_400;
    const told: unknown[] = [];
    // A number has two of them, and a hold of the third is given back with its lead.
    for (const place of ['1', '2', '3']) {
      const { car_id, dealership_slug, ...lead } = { ...newLead(), ...booked };
      const appointment_at = formatZoned(start, 'UTC');
      const time = { locationId: place, vehicleId: `${car_id}-${place}`, start, minutes: 30 };
      const { id } = lead;
      expect(await bookAppointment(api, { id, dealershipSlug: dealership_slug, ...time })).toBe('kept');
      await deliverLead(endpoint(), { ...lead, dealership_slug, car_id: time.vehicleId, appointment_at });
      const { userData } = JSON.parse(relay.received.at(-1)?.body ?? '') as { userData: Lead };
      told.push(userData.appointment_status);
    }
    expect(told).toEqual(['booked', 'booked', 'requested']);
  });

  test('a lead that waited while its booker moved the time asks for it: the dealer was told of the move', async () => {
    const { host, port } = yard.server;
    const api = `http://${host}:${port}/api`;
    const start = Math.ceil(Date.now() / 86_400_000) * 86_400 + 7_200;
    const lead = { ...newLead(), ...booked, appointment_at: formatZoned(start, 'UTC'), phone: '0491570157' };
    const { id, car_id: vehicleId, dealership_slug: dealershipSlug } = lead;
    await bookAppointment(api, { id, dealershipSlug, locationId: '9', vehicleId, start, minutes: 30 });
    relay.answerWith(503);
    await expect(deliverLead(endpoint(), lead)).rejects.toMatchObject({ passing: true });
    relay.answerWith(null);
    expect(await moveAppointment(api, id, formatZoned(start + 3_600, 'UTC'))).toBe('moved');
    await deliverLead(endpoint(), lead);
    const { userData } = JSON.parse(relay.received.at(-1)?.body ?? '') as { userData: Lead };
    expect(userData.appointment_status).toBe('requested');
  });

  test('it is stored there once, however often the dealer’s service fails', async () => {
    const lead = { ...newLead(), attachment: file };
    relay.answerWith(503);
    await expect(deliverLead(endpoint(), lead)).rejects.toMatchObject({ passing: true });
    relay.answerWith(null);
    await deliverLead(endpoint(), lead);
    expect([isDelivered(lead.id), await isKept(lead.id)]).toEqual([true, true]);
  });
});
