import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLeadCases } from '#scripts/check/api/cases/leads.ts';
import { createHttpSender } from '#scripts/sandbox/messages/http.ts';
import { MessageError, type Message } from '#scripts/sandbox/messages/message.ts';
import { createSender } from '#scripts/sandbox/messages/sender.ts';
import { openInboxStore } from '#scripts/sandbox/inbox/inbox-store.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { listen } from '../../../listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
const adminKey = 'key-of-the-inbox';
const start = (name: string, opensInbox: boolean): Promise<Sandbox> =>
  startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: adminKey, dataDir: join(folder, name), opensInbox },
  });
let open: Sandbox;
let closed: Sandbox;
beforeAll(async () => {
  [open, closed] = await Promise.all([start('open', true), start('closed', false)]);
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  rmSync(folder, { recursive: true });
});

/** Asks as nginx does that nobody told to write who asks. */
const askAsProxy = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(url);
    let said = '';
    connect(Number(port), hostname)
      .on('data', (piece) => (said += String(piece)))
      .on('end', () => resolve(said))
      .on('error', reject)
      .write(`GET ${pathname} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  });

/** Asks with a Host of one's own, which fetch does not let through. */
const ask = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the inbox', () => {
  test('shows what a site caused, the newest first, by kind and by words', async () => {
    const post = (path: string, body: unknown) =>
      fetch(`${open.url}/api${path}`, { method: 'POST', body: JSON.stringify(body) });
    const lead = makeLeadCases({ adminKey: null, vehicle: null }).find(
      ({ about }) => about === 'a whole lead is stored',
    );
    const { userData } = lead?.body as { userData: object };
    await post('/leads', { userData: { ...userData, message: '<b>Ring me</b>' }, isLastStep: true });
    await post('/phone-reveals', { car_id: '8067', dealership_id: '1', website_id: 'macs-yard' });
    const page = await (await fetch(`${open.url}/inbox`)).text();
    expect(page.indexOf('Number asked for: vehicle 8067')).toBeLessThan(page.indexOf('General Enquiry'));
    expect(page.indexOf('Number asked for: vehicle 8067')).toBeGreaterThan(0);
    expect(page).toContain('&lt;b&gt;Ring me&lt;/b&gt;');
    expect(page).not.toContain('<b>Ring me');
    const find = async (query: string): Promise<string> =>
      (await fetch(`${open.url}/inbox/list?${query}`)).text();
    expect(await find('kind=lead')).not.toContain('vehicle 8067');
    expect(await find('words=RING+contract-check@example.com')).toContain('General Enquiry');
    expect(await find('words=nobody')).toContain('Nothing fits');
    expect(await find('kind=constructor&words=')).toContain('General Enquiry');
  });

  test('notes a lead that a browser posts into the index, once', async () => {
    const id = 'a'.repeat(32);
    const lead = makeLeadCases({ adminKey: null, vehicle: null }).find(
      ({ about }) => about === 'a whole lead is stored',
    );
    const { userData } = lead?.body as { userData: object };
    const send = () =>
      fetch(`${open.url}/collections/leads/documents`, {
        method: 'POST',
        headers: { 'x-typesense-api-key': adminKey, 'content-type': 'application/json' },
        body: JSON.stringify({ ...userData, id, category: 'Straight into the index' }),
      });
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(409);
    const list = await (await fetch(`${open.url}/inbox/list?kind=lead`)).text();
    expect(list.match(/<h2>Straight into the index<\/h2>/g)).toHaveLength(1);
  });

  test('loads nothing from elsewhere and runs no script of the page’s text', async () => {
    const answer = await fetch(`${open.url}/inbox`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(/<script(?! src=)|\sstyle=|\son\w+=/);
  });

  test('is closed to others, and where a proxy passes requests on', async () => {
    expect(await ask(`${open.url}/inbox`, { 'x-forwarded-for': '203.0.113.9' })).toBe(401);
    expect(await askAsProxy(`${open.url}/inbox`)).toMatch(/^HTTP\/1\.\d 401/);
    expect(await ask(`${open.url}/inbox`, { host: '10.0.0.4:8108' })).toBe(401);
    expect((await fetch(`${closed.url}/inbox`)).status).toBe(401);
    expect(await (await fetch(`${closed.url}/inbox/list`)).text()).toBe('');
  });

  test('opens with the admin key in a form, by a cookie that is not the key', async () => {
    const give = (key: string, headers: Record<string, string> = {}) =>
      fetch(`${closed.url}/inbox/key`, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ key }), headers },
      });
    expect((await give('wrong')).status).toBe(401);
    expect((await give(adminKey, { origin: 'https://evil.example' })).status).toBe(403);
    for (const site of ['cross-site', 'same-site'])
      expect((await give(adminKey, { 'sec-fetch-site': site })).status).toBe(403);
    const answer = await give(adminKey);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/i);
    expect(cookie).not.toContain(adminKey);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await fetch(`${closed.url}/inbox`, { headers })).status).toBe(200);
    expect((await fetch(`${closed.url}/inbox?key=${adminKey}`)).status).toBe(401);
    await fetch(`${closed.url}/inbox/leave`, { method: 'POST', headers, redirect: 'manual' });
    expect((await fetch(`${closed.url}/inbox`, { headers })).status).toBe(401);
  });

  test('takes its own form as browsers send it, also through a proxy that asks by another name', async () => {
    const form = await fetch(`${closed.url}/inbox`);
    // Of a page that lets nobody know where it is, browsers call the origin null.
    expect(form.headers.get('referrer-policy')).toBe('same-origin');
    const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams({ key: adminKey });
    const given = await fetch(`${closed.url}/inbox/key`, {
      ...{ method: 'POST', redirect: 'manual', body, headers },
    });
    expect(given.status).toBe(303);
  });

  test('a key that is longer than any is refused in words', async () => {
    const answer = await fetch(`${closed.url}/inbox/key`, { method: 'POST', body: 'x'.repeat(5_000) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: 'Request body is too large: 4096 bytes is the most.' },
    ]);
  });

  test('keys cannot be tried without end', async () => {
    const tries = Array.from({ length: 21 }, () =>
      fetch(`${closed.url}/inbox/key`, { method: 'POST', body: 'key=x' }),
    );
    expect((await Promise.all(tries)).some(({ status }) => status === 429)).toBe(true);
  });
});

describe('messages', () => {
  const message: Message = {
    ...{ kind: 'sms', to: '+61412345678', subject: 'Code', text: 'Your code is 654987', dealer: 'harbour' },
    isSecret: true,
  };
  test('go to a service once taken, and the inbox keeps no secret of them', async () => {
    const seen: { headers: object; body: unknown }[] = [];
    const answers = [503, 200];
    const service = createServer((asked, response) => {
      const pieces: Buffer[] = [];
      asked.on('data', (piece: Buffer) => pieces.push(piece));
      asked.on('end', () => {
        seen.push({ headers: asked.headers, body: JSON.parse(Buffer.concat(pieces).toString()) });
        response.statusCode = answers.shift() ?? 400;
        response.end();
      });
    });
    const url = `${await listen(service)}/`;
    const inbox = openInboxStore(join(folder, 'messages'));
    const send = createSender(inbox, { url, key: 'secret', patience: 1 });
    await send('id-1', message);
    expect(seen.map(({ body }) => body)).toEqual(
      Array(2).fill({
        id: 'id-1',
        kind: 'sms',
        to: message.to,
        subject: 'Code',
        text: message.text,
        dealer: 'harbour',
      }),
    );
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'id-1' });
    expect(JSON.stringify(inbox.list(10))).not.toContain('654987');
    await expect(send('id-2', message)).rejects.toThrow(MessageError);
    expect(inbox.list(10)).toHaveLength(1);
    await createSender(inbox, null)('id-3', message);
    expect(inbox.list(1)[0]).toMatchObject({ kind: 'sms', to: message.to, text: message.text });
    inbox.close();
    service.close();
  });

  test('that nobody takes are an error in words', async () => {
    const send = createHttpSender({ url: 'http://127.0.0.1:1/', key: '', patience: 1 });
    await expect(send('id', message)).rejects.toThrow('did not take a message');
  });
});
