import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadDocument } from '#domain/lead/document.ts';
import { createLead } from '#domain/lead/lead.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { createLeadsApart } from '#scripts/sandbox/leads/leads-apart.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import type { StringColumn } from '#scripts/sandbox/search/index/string-column.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { leadFields } from '#services/wire/collections.ts';
import { longestCode, longestId } from '#services/wire/kinds.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument } from '../services/search/yard.ts';
import { newLead } from '../services/lead/lead.ts';

/* Each word that nobody used before takes memory for as long as its lead is kept, which is for ever. */

const folder = mkdtempSync(join(tmpdir(), 'new-words-'));
const apiKey = 'test-admin';
const options = { port: 0, host: '127.0.0.1', apiKey, dataDir: folder, unlimited: true };
const admin = { 'x-typesense-api-key': apiKey };
let sandbox: Sandbox;
const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(sandbox.url + path, {
    ...{ method, headers: admin },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
beforeAll(async () => {
  sandbox = await startSandbox(options);
  await send('POST', '/collections', { name: 'leads', fields: leadFields });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

let used = 0;
/** A text of words that nobody used before. */
const newWords = (length: number): string => {
  let text = '';
  while (text.length < length) text += `${(++used).toString(36).padStart(4, 'z')} `;
  return text.slice(0, length);
};
const searched = ['dealership_slug', 'category', 'car_id'] as const;

describe('FORM-08 what leads are searched by', () => {
  test.each(searched)('is short on every way in: %s', async (field) => {
    const lead = { ...newLead(), [field]: newWords(1_000) };
    const answers = await Promise.all([
      send('POST', '/api/leads', { userData: lead, isLastStep: true }),
      send('POST', '/collections/leads/documents', lead),
    ]);
    // With words, so that a page gives it up and says so.
    expect(answers.map(({ status }) => status)).toEqual([422, 400]);
    for (const answer of answers) expect(await answer.text()).toContain(field);
  });

  test('holds all that pages say', () => {
    const [car_id, dealership_slug] = ['i'.repeat(longestId), 'd'.repeat(longestCode)];
    const vehicle = parseVehicle(createDocument({ id: car_id, slug: 'rio', dealership_slug }));
    const lead = createLead(
      { name: 'Robin', email: 'robin@example.com' },
      {
        ...{ id: newLead().id, form: 'enquiry', subject: createVehicleSubject(vehicle), manufacturer: null },
        ...{ dealershipSlug: 'harbour', dealershipId: '7', page: '/', openedAt: 0, now: 9_000, honeypot: '' },
        consents: { optIn: false, terms: false },
      },
    );
    expect(lead).toMatchObject({ car_id, dealership_slug });
    expect(v.safeParse(leadDocument, lead).issues).toBeUndefined();
  });

  test('is few words of each, of old leads too', () => {
    const apart = createLeadsApart({
      ...{ isOwn: () => false, findKept: () => null, namesFile: () => undefined, asksTerms: () => false },
    });
    const fields = [...leadFields, { name: 'message', type: 'string' }].map((field) => ({ ...field }));
    const index = new DocumentIndex(parseSchema({ name: 'leads', fields }, 0), apart);
    for (let slot = 0; slot < 100; slot += 1) {
      const texts = Object.fromEntries(searched.map((field) => [field, newWords(1_000)]));
      index.put(slot, String(slot), { ...texts, message: newWords(1_000) });
    }
    for (const field of searched) {
      const column = index.columns.get(field) as StringColumn;
      expect(column.wordList.sorted().length).toBeLessThanOrEqual(1_000);
    }
    // A field that an operator adds to search in it is searched whole.
    const added = index.columns.get('message') as StringColumn;
    expect(added.wordList.sorted()).toHaveLength(20_000);
  });

  test('is as long as it was in leads of an earlier release, which are listed and changed', async () => {
    const lead = { ...newLead(), category: newWords(1_000), car_id: newWords(1_000) };
    expect((await send('POST', '/collections/leads/documents', newLead())).status).toBe(201);
    await sandbox.close();
    const file = new DatabaseSync(join(folder, 'leads.sqlite'));
    const { number } = file.prepare('select number from collections').get() as { number: number };
    file.prepare('insert into documents values (?, 99, ?)').run(number, JSON.stringify(lead));
    file.close();
    sandbox = await startSandbox(options);
    const change = await send('PATCH', `/collections/leads/documents/${lead.id}`, { message: 'Rung back.' });
    expect(change.status).toBe(200);
    const { leads } = (await (await send('GET', '/api/leads')).json()) as { leads: object[] };
    expect(leads).toContainEqual(expect.objectContaining({ ...lead, message: 'Rung back.' }));
    const filter = new URLSearchParams({ q: '*', filter_by: `category:=\`${lead.category}\`` });
    const found = await send('GET', `/collections/leads/documents/search?${filter.toString()}`);
    expect(await found.json()).toMatchObject({ found: 1 });
  });
});
