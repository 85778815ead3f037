import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { createUploadStore } from '#scripts/sandbox/api/upload-store.ts';
import { createUploadBudget } from '#scripts/sandbox/door/upload-budget.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { newLead } from '../services/lead/lead.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'upload-door-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, unlimited: true }); // oxfmt-ignore
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
const addressOf = (id: string): string => `${sandbox.url}/api/uploads/${id}?name=cv.pdf`;
const put = (id: string, type: string): Promise<Response> =>
  fetch(addressOf(id), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: '%PDF-1.7 <script></script>',
  });

describe('FORM-08 files of strangers', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  test.each(names)('a type that is called %s as something of the language is none', async (name) => {
    const answer = await put(createLeadId(), name);
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { message: 'Files of this kind are not taken.' },
    ]);
    expect(existsAny()).toEqual([]);
  });
  const existsAny = (): string[] => {
    try {
      return readdirSync(path.join(folder, 'uploads'));
    } catch {
      return [];
    }
  };

  /** Sends so many bytes from an address of this machine; `ends` says whether the file ever does. Tells the status, 0 for none. */
  const send = (from: string, bytes: number, ends: boolean) => {
    const sent = request(new URL(addressOf(createLeadId())), { method: 'PUT', localAddress: from });
    sent.setHeader('content-type', 'application/pdf');
    const status = new Promise<number>((resolve) => {
      sent.on('response', (answer) => resolve(answer.statusCode ?? 0)).on('error', () => resolve(0));
    });
    const file = `%PDF-1.7 ${' '.repeat(bytes)}`;
    if (ends) sent.end(file);
    else sent.write(file);
    return { sent, status };
  };

  test.each([
    ['one connection', ['127.0.0.1']],
    ['four', ['127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6']],
  ])(
    'that never end, of %s, have a part of the room of bodies: leads and files of others get in meanwhile',
    async (_, addresses) => {
      const open = Array.from({ length: 8 }, (_, at) =>
        send(addresses[at % addresses.length] ?? '', 9_900_000, false),
      );
      expect(await Promise.race(open.map(({ status }) => status))).toBe(503);
      const lead = await fetch(`${sandbox.url}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userData: newLead(), isLastStep: true }),
      });
      expect(lead.status).toBe(201);
      expect(await send('127.0.0.2', 9_900_000, true).status).toBe(201);
      for (const { sent } of open) sent.destroy();
      await Promise.all(open.map(({ status }) => status));
      expect((await put(createLeadId(), 'application/pdf')).status).toBe(201);
    },
  );

  test('of one connection fill 150 MB in a day and no more, whatever others send', () => {
    const take = createUploadBudget();
    const [hour, file] = [3_600_000, 10 * 1024 ** 2];
    const taken = Array.from({ length: 40 }, (_, number) => take('a', file, number * 1_000));
    expect(taken.filter(Boolean)).toHaveLength(15);
    expect(take('b', file, 1_000)).toBe(true);
    expect(take('a', file, 23 * hour)).toBe(false);
    expect(take('a', file, 25 * hour)).toBe(true);
  });

  test('of 25,000 connections keep no further one from sending theirs', () => {
    const take = createUploadBudget();
    const file = 10 * 1024 ** 2;
    for (let number = 0; number < 15; number += 1) take('full', file, 0);
    for (let number = 0; number < 25_000; number += 1) {
      take(`stranger ${number}`, 45, 0);
      if (number % 5_000 === 0) expect(take('full', file, 1)).toBe(false);
    }
    expect(take('shopper', file, 1)).toBe(true);
  });

  test('make room when there is none, those that waited longest first, and never one that a lead names', () => {
    const shelf = mkdtempSync(path.join(folder, 'shelf-'));
    const store = createUploadStore(shelf, 1_000);
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', '1'].map((sign) => sign.repeat(32));
    const [named = '', oldest = '', old = '', fresh = '', young = '', next = '', last = ''] = ids;
    const keep = (id: string) => store.keep(id, { name: 'x.pdf', bytes: Buffer.alloc(250, id) });
    expect(keep(named)).toBe('kept');
    store.name(named);
    for (const id of [oldest, old, fresh, young]) expect(keep(id)).toBe('kept');
    const age = (id: string, hours: number): void => {
      const at = Date.now() / 1_000 - hours * 3_600;
      utimesSync(path.join(shelf, id), at, at);
    };
    age(named, 30);
    age(oldest, 20);
    age(old, 10);
    expect(keep(next)).toBe('kept');
    expect(ids.filter((id) => store.read(id) !== null)).toEqual([named, old, fresh, young, next]);
    expect(keep(last)).toBe('kept');
    expect(ids.filter((id) => store.read(id) !== null)).toEqual([named, fresh, young, next, last]);
    expect(keep('0'.repeat(32))).toBe('full');
    store.name('9'.repeat(32));
    expect(store.isNamed('9'.repeat(32))).toBe(false);
  });

  test('are kept for as many leads as the disk takes, and leave it room for the leads themselves', () => {
    const shelf = mkdtempSync(path.join(folder, 'shelf-'));
    const store = createUploadStore(shelf, 500);
    const keep = (number: number, kept = store) =>
      kept.keep(String(number).repeat(32), { name: 'x.pdf', bytes: Buffer.alloc(250, number) });
    for (const number of [1, 2, 3, 4, 5]) {
      expect(keep(number)).toBe('kept');
      store.name(String(number).repeat(32));
    }
    expect([keep(6), keep(7), keep(8)]).toEqual(['kept', 'kept', 'full']);
    expect(keep(9, createUploadStore(shelf, 500, Number.MAX_SAFE_INTEGER))).toBe('full');
    // What a server that begins anew counts is the same.
    expect(keep(9, createUploadStore(shelf, 750))).toBe('kept');
    expect(keep(0, createUploadStore(shelf, 750))).toBe('full');
  });
});
