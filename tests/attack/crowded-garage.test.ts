import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { readSent } from '#scripts/sandbox/account/read-sent.ts';
import { newLead, toDealer } from '../services/lead/lead.ts';
import { openSignIn, type SignInSandbox } from '../scripts/sandbox/api/sign-in-sandbox.ts';

/* Whoever knows a number or an address may send any number of enquiries in its name, the owner too. */

let server: SignInSandbox;
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const count = 1_500;
const key = { 'x-typesense-api-key': '2c26b46b68ffc68ff99b453c1d304134' };

/** Leads of one number, put into the index as they are put back. */
async function crowd(): Promise<void> {
  const userData = {
    ...{ ...newLead(), id: createLeadId(), ...toDealer(server.slug) },
    ...{ phone: '0412345678', terms_accepted: true },
  };
  expect((await server.ask({ cookie: '' }, 'POST', '/leads', { userData, isLastStep: true })).status).toBe(
    201,
  );
  const lines = Array.from({ length: count }, () => JSON.stringify({ ...userData, id: createLeadId() }));
  const answer = await fetch(`${server.url}/collections/leads/documents/import`, {
    ...{ method: 'POST', headers: key, body: lines.join('\n') },
  });
  expect((await answer.text()).match(/"success":true/g)).toHaveLength(count);
}

/** Most leads that are parsed in one turn of the server while something is asked. */
async function countAtOnce(ask: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse');
  let before = 0;
  let most = 0;
  const take = (): void => {
    most = Math.max(most, parse.mock.calls.length - before);
    before = parse.mock.calls.length;
    next = setImmediate(take);
  };
  let next = setImmediate(take);
  await ask();
  take();
  clearImmediate(next);
  parse.mockRestore();
  return most;
}

describe('thousands of enquiries of one person', () => {
  test('leave everybody else their turn while the garage is read, and while the dealer lists them', async () => {
    await crowd();
    const ada = { cookie: '' };
    await server.signIn(ada, '0412 345 678', '+61412345678');
    const looked = await countAtOnce(async () => {
      const { status, body } = await server.ask(ada, 'GET', '/garage');
      expect([status, (body?.['enquiries'] as unknown[]).length]).toEqual([200, 200]);
    });
    expect(looked).toBeLessThan(100);
    const listed = await countAtOnce(async () => {
      const { body } = await server.ask({ cookie: '' }, 'GET', '/leads?limit=3', undefined, key);
      expect([body?.['found'], (body?.['leads'] as unknown[]).length]).toEqual([count + 1, 3]);
    });
    expect(listed).toBeLessThan(100);
  });

  test('cost one look a bounded number of them; other days and kept times stay in sight', async () => {
    const day = 86_400;
    let reads = 0;
    const sent = (id: string, at: number) => ({
      ...{ id, at },
      read: () => {
        reads += 1;
        return JSON.stringify({ id });
      },
    });
    const flood = Array.from({ length: 9_000 }, (_, index) => sent(`flood ${index}`, 40 * day + index));
    const own = [sent('last month', 3 * day), sent('yesterday', 39 * day), sent('kept', 41 * day - 1)];
    const broken = { id: 'broken', at: day, read: () => '{broken' };
    const deleted = { id: 'deleted', at: day, read: () => null };
    const leads = await readSent([broken, deleted, ...flood, ...own], (id) => id === 'kept');
    expect(reads).toBeLessThan(1_000);
    expect(leads.slice(-3).map(({ id }) => id)).toEqual(['last month', 'yesterday', 'kept']);
    expect(leads.some(({ id }) => id === 'broken' || id === 'deleted')).toBe(false);
  });
});
