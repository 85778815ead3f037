import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadEndpoint } from '#domain/lead-endpoint.ts';
import { deliverLead } from '#services/leads/deliver.ts';
import { newLead } from '../lead.ts';
import { openYard, type Yard } from '../yard.ts';
import { openRelay, type Relay } from './relay.ts';

let yard: Yard;
let relay: Relay;
beforeAll(async () => {
  yard = await openYard([]);
  relay = await openRelay();
});
afterAll(() => Promise.all([yard.close(), relay.close()]));

const stored = (id: string): number => relay.received.filter(({ key }) => key === id).length;
const unanswered = 'http://127.0.0.1:1/leads';

/** Every driver against a real server: how to reach it, how to reach nobody, how often a lead is stored. */
const drivers: {
  name: LeadEndpoint['name'];
  endpoint: () => LeadEndpoint;
  nobody: () => LeadEndpoint;
  count: (id: string) => Promise<number>;
}[] = [
  {
    name: 'typesense',
    endpoint: () => ({ name: 'typesense', ...yard.place, key: yard.leadKey, collection: 'leads' }),
    nobody: () => ({ name: 'typesense', ...yard.place, port: 1, key: yard.leadKey, collection: 'leads' }),
    count: async (id) => (await yard.readLeads()).filter((lead) => lead['id'] === id).length,
  },
  {
    name: 'http',
    endpoint: () => ({ name: 'http', url: relay.url }),
    nobody: () => ({ name: 'http', url: unanswered }),
    count: (id) => Promise.resolve(stored(id)),
  },
  {
    name: 'adf',
    endpoint: () => ({ name: 'adf', url: relay.url }),
    nobody: () => ({ name: 'adf', url: unanswered }),
    count: (id) => Promise.resolve(stored(id)),
  },
];

describe.each(drivers)('$name keeps the contract of a lead driver', ({ endpoint, nobody, count }) => {
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
    await expect(deliverLead(nobody(), newLead())).rejects.toMatchObject({ kind: 'offline', passing: true });
  });
});

describe.each(['http', 'adf'] as const)('%s', (name) => {
  test.each([
    [503, { kind: 'unavailable', passing: true }],
    [429, { kind: 'unavailable', passing: true }],
    [403, { kind: 'forbidden', passing: false }],
    [422, { kind: 'rejected', passing: false, said: 'answer 422' }],
  ])('an answer of %i is told apart', async (status, failure) => {
    relay.answerWith(status);
    await expect(deliverLead({ name, url: relay.url }, newLead())).rejects.toMatchObject(failure);
    relay.answerWith(null);
  });
});

test('http sends JSON, adf sends XML that holds whatever was typed', async () => {
  const [json, xml] = [newLead(), newLead()];
  await deliverLead({ name: 'http', url: relay.url }, json);
  await deliverLead({ name: 'adf', url: relay.url }, xml);
  const [first, second] = relay.received.slice(-2);
  expect(first).toMatchObject({ key: json.id, type: 'application/json' });
  expect(JSON.parse(first?.body ?? '')).toEqual(json);
  expect(second).toMatchObject({ key: xml.id, type: 'application/x-adf+xml' });
  expect(second?.body).toContain('<name part="full">Robin &lt;Sample&gt; &amp; Co</name>');
  expect(second?.body).toContain('<comments>Is it still &quot;available&quot;?</comments>');
  expect(second?.body).toContain('<stock>S100</stock>');
});
