import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { leadFields } from '#services/wire/collections.ts';
import { newLead, toDealer } from '../services/lead/lead.ts';

const folder = mkdtempSync(join(tmpdir(), 'poisoned-'));
const apiKey = 'test-admin';
const dealers = loadDealers({ directory: 'tests/dealers/sites', only: ['summit-group'] });
const options = {
  ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: folder, unlimited: true },
  dealers: async () => (await dealers).dealers,
};
let sandbox: Sandbox;
let leadKey = '';
const admin = { 'x-typesense-api-key': apiKey };
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = admin) =>
  fetch(sandbox.url + path, {
    ...{ method, headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
beforeAll(async () => {
  sandbox = await startSandbox(options);
  await send('POST', '/collections', { name: 'leads', fields: leadFields });
  const request = { description: 'leads', actions: ['documents:create'], collections: ['leads'] };
  leadKey = ((await (await send('POST', '/keys', request)).json()) as { value: string }).value;
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

/** Both ways in that everybody has: the dealer API, and the index with the published key. */
const ways: [string, (lead: unknown) => Promise<Response>][] = [
  [
    '/api/leads',
    (lead) =>
      send('POST', '/api/leads', typeof lead === 'string' ? lead : { userData: lead, isLastStep: true }, {}),
  ],
  [
    'the index',
    (lead) => send('POST', '/collections/leads/documents', lead, { 'x-typesense-api-key': leadKey }),
  ],
];
interface List {
  found: number;
  leads: (Partial<Lead> & Record<string, unknown>)[];
}
const list = async (query = ''): Promise<List> => {
  const answer = await send('GET', `/api/leads?limit=1000${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as List;
};
const find = async (id: string, query = '') => (await list(query)).leads.find((lead) => lead.id === id);

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const text = (lead: object, key: string, value: string): string =>
  JSON.stringify({ ...lead, [key]: 0 }).replace(`"${key}":0`, `"${key}":${value}`);

/** How a lead came here, by whoever says so. */
const cameBy = (visited_pages: unknown, linked_query_params: object) => ({
  visited_pages,
  linked_query_params,
});

const poisons: [string, (lead: Lead) => unknown][] = [
  ['a list nested 4,000 deep', (lead) => text(lead, 'message', nested(4_000))],
  ['the same under a name that nobody reads', (lead) => text(lead, 'x', nested(4_000))],
  ['half a character in the name', (lead) => text(lead, 'name', '"\\ud800"')],
  ['half a character in a key', (lead) => JSON.stringify(lead).replace('"name"', '"\\udc00":1,"name"')],
  ['a name of 60 KB', (lead) => ({ ...lead, name: 'n'.repeat(60_000) })],
  ['an object as a name', (lead) => ({ ...lead, name: { toString: 'x' } })],
  ['a page of 60 KB', (lead) => ({ ...lead, page_id: '/'.repeat(60_000) })],
  ['a make of 60 KB', (lead) => ({ ...lead, 'Vehicle Make': 'm'.repeat(60_000) })],
  ['visited pages that are no list', (lead) => ({ ...lead, lead_attributes: cameBy('/', {}) })],
  ['10,000 visited pages', (lead) => ({ ...lead, lead_attributes: cameBy(Array(9_999).fill('/'), {}) })],
  ['a visited page of 60 KB', (lead) => ({ ...lead, lead_attributes: cameBy(['/'.repeat(60_000)], {}) })],
  [
    'half a character in a campaign',
    (lead) => ({ ...lead, lead_attributes: cameBy([], { gclid: '\ud800' }) }),
  ],
  ['half a character in its name', (lead) => ({ ...lead, lead_attributes: cameBy([], { '\ud800': 'x' }) })],
  [
    'a thousand campaigns',
    (lead) => ({ ...lead, lead_attributes: cameBy([], { ...Array(1_000).fill('x') }) }),
  ],
  ['1 MB', (lead) => ({ ...lead, message: 'm'.repeat(1_000_000) })],
  ['no consent at all', ({ opt_in: _, ...lead }) => lead],
  ['no answer about terms', ({ terms_accepted: _, ...lead }) => lead],
  ['a consent to no text', (lead) => ({ ...lead, opt_in: true, consent_version: '' })],
  ['terms refused that the dealer asks for', (lead) => ({ ...lead, ...toDealer('summit-group') })],
  ['an id that can be guessed', (lead) => ({ ...lead, id: '1' })],
  ['a time in the year 300,000,000', (lead) => ({ ...lead, created_at: 1e18 })],
  ['a time that is no number', (lead) => ({ ...lead, created_at: '1' })],
  ['a negative time to fill it in', (lead) => ({ ...lead, elapsed_ms: -1 })],
  ['an email that is none', (lead) => ({ ...lead, email: 'x' })],
  ['a list', () => []],
  ['nothing', () => 'null'],
];

describe.each(ways)('FORM-01 FORM-08 by %s', (name, post) => {
  test.each(poisons)('%s is refused with a reason, and the list goes on', async (_, poison) => {
    const lead = newLead();
    const given = poison(lead);
    const body =
      name === '/api/leads' && typeof given === 'string' ? `{"userData":${given},"isLastStep":true}` : given;
    const answer = await post(body);
    expect([400, 413, 422]).toContain(answer.status);
    const said = (await answer.json()) as { error?: string; message?: string };
    expect(said.error ?? said.message).toMatch(/\w{3}/);
    expect(JSON.stringify(said).length).toBeLessThan(6_000);
    expect(await find(lead.id)).toBeUndefined();
  });

  test('a whole lead is stored as it is', async () => {
    const lead = newLead();
    expect((await post(lead)).status).toBe(201);
    expect(await find(lead.id)).toEqual({
      ...{ ...lead, appointment: null, attachment_url: null, photo_urls: [] },
      received_at: expect.any(Number) as number,
    });
  });

  test('a device whose clock is years behind sends leads that stand first all the same', async () => {
    const lead = { ...newLead(), created_at: 1_000_000_000 };
    const former = newLead();
    await post(former);
    vi.useFakeTimers({ now: Date.now() + 5_000, toFake: ['Date'] });
    expect((await post(lead)).status).toBe(201);
    vi.useRealTimers();
    const { leads } = (await (await send('GET', '/api/leads')).json()) as { leads: Lead[] };
    const ids = leads.map(({ id }) => id).filter((id) => [former.id, lead.id].includes(id));
    expect(ids).toEqual([lead.id, former.id]);
  });

  test('names that the schema does not have are kept apart, as text, and do no harm', async () => {
    const lead = { ...newLead(), __proto__x: 'p', toString: 'own', utm: { deep: [1] }, is_spam: true, n: 7 };
    expect((await post(lead)).status).toBe(201);
    const stored = await find(lead.id);
    expect(stored?.['unread']).toBe('__proto__x: p\ntoString: own\nutm: (not a text)\nis_spam: true\nn: 7');
    expect(stored).not.toHaveProperty('is_spam');
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, 'v'.repeat(40)]));
    expect((await post({ ...many, ...newLead() })).status).toBe(201);
  });

  test('a filled hidden field is stored, marked, and not shown unless asked for', async () => {
    const lead = { ...newLead(), company_website: 'https://spam.example' };
    expect((await post(lead)).status).toBe(201);
    expect(await find(lead.id)).toBeUndefined();
    expect(await find(lead.id, '&spam=true')).toMatchObject({ is_spam: true });
  });

  test('terms that were accepted are enough', async () => {
    expect((await post({ ...newLead(), ...toDealer('summit-group'), terms_accepted: true })).status).toBe(
      201,
    );
  });

  test('a time that nobody kept, or a word that only the dealer has, is only asked for', async () => {
    const send = async (status: string): Promise<unknown> => {
      const lead = { ...newLead(), appointment_status: status };
      expect((await post(lead)).status).toBe(201);
      return find(lead.id);
    };
    expect(await send('booked')).toMatchObject({ appointment_status: 'requested', appointment: null });
    // As in a list that is put back; it asks for nothing.
    expect(await send('cancelled')).toMatchObject({ appointment_status: 'cancelled', appointment: null });
    // The dealer API refuses it; a list that is put back into the index asks for the time.
    const confirmed = { ...newLead(), appointment_status: 'confirmed' };
    expect([201, 422]).toContain((await post(confirmed)).status);
    expect(await find(confirmed.id)).not.toMatchObject({ appointment_status: 'confirmed' });
  });
});

test('imports and changes with the admin key are held to the schema too', async () => {
  const [good, bad] = [newLead(), { ...newLead(), name: { a: 1 } }];
  const lines = [good, bad].map((lead) => JSON.stringify(lead)).join('\n');
  const results = (await (await send('POST', '/collections/leads/documents/import', lines)).text()).split(
    '\n',
  );
  expect(results.map((line) => (JSON.parse(line) as { success: boolean }).success)).toEqual([true, false]);
  const change = (body: object) => send('PATCH', `/collections/leads/documents/${good.id}`, body);
  expect((await change({ message: 'm'.repeat(9_000) })).status).toBe(400);
  expect((await change({ appointment_status: 'confirmed' })).status).toBe(200);
});

test('nobody else reads the list', async () => {
  for (const key of ['', 'xyz', leadKey])
    expect((await send('GET', '/api/leads', undefined, { 'x-typesense-api-key': key })).status).toBe(401);
});

test('leads of last night’s folder move into a file of their own, none is lost, and a poisoned one hides no other', async () => {
  const [old, late] = [newLead(), newLead()];
  await sandbox.close();
  const files = (name: string) => new DatabaseSync(join(folder, name));
  // As a release before this one left them: in the file of the stock, with whatever somebody sent.
  const search = files('search.sqlite');
  const schema = JSON.stringify({
    ...{ name: 'leads', default_sorting_field: '', enable_nested_fields: false, created_at: 1 },
    ...{ symbols_to_index: [], token_separators: [] },
    fields: leadFields.map((field) => ({
      ...{ facet: false, index: true, optional: true, sort: false, store: true },
      ...{ infix: false, locale: '', stem: false, stem_dictionary: '', ...field },
    })),
  });
  search
    .prepare("insert into collections (number, name, schema, next_slot) values (99, 'leads', ?, 4)")
    .run(schema);
  const put = search.prepare('insert into documents values (99, ?, ?)');
  const deep = `{"id":"deep","message":${nested(4_000)}}`;
  [JSON.stringify(old), deep, JSON.stringify({ id: 'short', name: 7 }), JSON.stringify(late)].forEach(
    (body, slot) => put.run(slot, body),
  );
  search.close();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sandbox = await startSandbox(options);
  expect(warn.mock.calls.join()).toMatch(/1 stored documents cannot be listed and were set aside/);
  const { leads } = await list();
  expect(leads.filter(({ id }) => id === old.id || id === late.id)).toHaveLength(2);
  expect(leads.find(({ id }) => id === 'short')).toMatchObject({
    unreadable: expect.stringMatching(/name/) as string,
  });
  expect((await send('GET', '/collections/leads/documents/search?q=*&per_page=250')).status).toBe(200);
  expect((await send('GET', '/collections/leads/documents/export')).status).toBe(200);
  await sandbox.close();
  const [stock, kept] = [files('search.sqlite'), files('leads.sqlite')];
  const names = stock.prepare('select name from collections').all();
  expect(names.map(({ name }) => name)).not.toContain('leads');
  expect(kept.prepare('select body from set_aside').all()).toEqual([{ body: deep }]);
  stock.close();
  kept.close();
  sandbox = await startSandbox(options);
  expect((await list()).leads.filter(({ id }) => id === old.id)).toHaveLength(1);
});
