import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leadFields } from '#services/wire/collections.ts';
import { findAccountKey, findPersonKeys, isOfPerson } from '#scripts/sandbox/account/is-of-person.ts';
import { createLeadsApart } from '#scripts/sandbox/leads/leads-apart.ts';
import { createSearchApp } from '#scripts/sandbox/search/app.ts';
import { newLead } from '../../../services/lead/lead.ts';

describe('ROUTE-21 what somebody has sent is found without reading all leads', () => {
  test('everything that is of a person lies under the key of the account', () => {
    const phone = fc.oneof(
      fc.constantFrom('0412 345 678', '+61412345678', '(04) 1234-5678', '0412345678 mobile', '12', ''),
      fc.string(),
      fc.constant(undefined),
    );
    const email = fc.oneof(
      fc.constantFrom(' Ada@Example.com', 'ada@example.com', 'ben@example.com', ''),
      fc.constant(undefined),
    );
    const account = fc.constantFrom(
      { phone: '+61412345678', email: null },
      { phone: null, email: 'ada@example.com' },
    );
    fc.assert(
      fc.property(fc.record({ phone, email }), account, (sent, who) => {
        if (isOfPerson(sent, who)) expect(findPersonKeys(sent)).toContain(findAccountKey(who));
      }),
      { seed: 16, numRuns: 2_000 },
    );
    expect(findAccountKey({ phone: null, email: null })).toBeNull();
  });

  test('the leads of a folder are found anew after each start, and follow every change', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
    const apart = createLeadsApart({
      ...{ isOwn: () => false, findKept: () => null, namesFile: () => undefined, asksTerms: () => false },
    });
    const open = () => createSearchApp({ dataDir, apiKey: 'k', apart });
    let search = open();
    const send = async (method: string, path: string, body?: object): Promise<number> => {
      const headers = { 'x-typesense-api-key': 'k', 'content-type': 'application/json' };
      const request = new Request(`http://x/collections${path}`, {
        ...{ method, headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await search.app.fetch(request)).status;
    };
    const idOf = (digit: string): string => digit.repeat(32);
    const lead = (digit: string, contact: object) => ({ ...newLead(), id: idOf(digit), ...contact });
    const listIds = (key: string): string[] =>
      search.listByKey('leads', key).map(({ id, read }) => {
        expect(JSON.parse(read() ?? '')).toMatchObject({ id });
        return id[0] ?? '';
      });
    const [ada, ben] = ['number 412345678', 'number 499999999'];
    await send('POST', '', { name: 'leads', fields: leadFields });
    const add = (document: object) => send('POST', '/leads/documents', document);
    expect(await add(lead('1', { phone: '0412345678', email: 'Ada@example.com' }))).toBe(201);
    expect(await add(lead('2', { phone: '0499999999' }))).toBe(201);
    expect(await add(lead('3', { phone: '+61412345678' }))).toBe(201);
    expect([listIds(ada), listIds(ben), listIds('email ada@example.com')]).toEqual([
      ['1', '3'],
      ['2'],
      ['1'],
    ]);
    // What was refused is found under what it was before.
    expect(await send('PATCH', `/leads/documents/${idOf('2')}`, { phone: 7 })).toBe(400);
    expect(await send('PATCH', `/leads/documents/${idOf('3')}`, { phone: '0499999999' })).toBe(200);
    expect(await send('DELETE', `/leads/documents/${idOf('1')}`)).toBe(200);
    expect([listIds(ada), listIds(ben)]).toEqual([[], ['2', '3']]);
    search.close();
    search = open();
    expect([listIds(ada), listIds(ben)]).toEqual([[], ['2', '3']]);
    expect(search.listByKey('elsewhere', ben)).toEqual([]);
    search.close();
    rmSync(dataDir, { recursive: true });
  });
});
