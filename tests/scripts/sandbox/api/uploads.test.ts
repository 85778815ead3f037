import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostUploadBytes } from '#domain/lead/upload.ts';
import { createLeadId } from '#domain/lead/lead.ts';
import { createUploadStore } from '#scripts/sandbox/api/upload-store.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { leadFields } from '#services/wire/collections.ts';
import { newLead } from '../../../services/lead/lead.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, unlimited: true }); // oxfmt-ignore
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const key = { 'x-typesense-api-key': 'k' };
const pdf = Buffer.from('%PDF-1.7 my life');
const addressOf = (id: string): string => `${sandbox.url}/api/uploads/${id}`;
const put = (id: string, body: Buffer, type = 'application/pdf', name = 'cv.pdf'): Promise<Response> =>
  fetch(`${addressOf(id)}?${new URLSearchParams({ name })}`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });

describe('FORM-08 files that forms send', () => {
  test('a file is kept once, and only the dealer gets it, as a download', async () => {
    const id = createLeadId();
    const answer = await put(id, pdf, 'application/pdf', '../My CV.pdf');
    expect([answer.status, await answer.json()]).toEqual([201, { id, name: 'My CV.pdf', bytes: pdf.length }]);
    expect((await put(id, pdf)).status).toBe(201);
    expect((await put(id, Buffer.from('%PDF-1.7 of another'))).status).toBe(409);
    expect((await fetch(addressOf(id))).status).toBe(401);
    const got = await fetch(addressOf(id), { headers: key });
    expect(Buffer.from(await got.arrayBuffer())).toEqual(pdf);
    expect(got.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20CV.pdf");
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['a kind that is not taken', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['a web page that says to be a PDF', Buffer.from('<script>alert(1)</script>'), 'application/pdf', 415],
    ['a web page with a PDF in it', Buffer.from('<script>alert(1)</script>%PDF-1.7'), 'application/pdf', 415],
    ['nothing', Buffer.alloc(0), 'application/pdf', 422],
    ['too much', Buffer.concat([pdf, Buffer.alloc(mostUploadBytes)]), 'application/pdf', 413],
  ])('%s is refused, and nothing of it stays', async (_title, body, type, status) => {
    const id = createLeadId();
    expect((await put(id, body, type)).status).toBe(status);
    expect((await fetch(addressOf(id), { headers: key })).status).toBe(404);
  });

  test.each(['\ufeff%PDF-1.4 bare', ' \r\n\t%PDF-1.4 bare'])(
    'a PDF may begin with a byte order mark or white space, as some writers do: %j',
    async (text) => {
      expect((await put(createLeadId(), Buffer.from(text))).status).toBe(201);
    },
  );

  test('an id is no path', async () => {
    const before = readdirSync(folder);
    expect((await put('..%2F..%2Fevil', pdf)).status).toBe(404);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('a file that its sender removed is gone; one that a lead names stays, and the list of leads leads to it', async () => {
    const [kept, removed] = [createLeadId(), createLeadId()];
    await put(kept, pdf);
    await put(removed, pdf);
    const userData = { ...newLead(), attachment: `${kept}/cv.pdf` };
    const sent = await fetch(`${sandbox.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userData, isLastStep: true }),
    });
    expect(sent.status).toBe(201);
    for (const id of [kept, removed])
      expect((await fetch(addressOf(id), { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(addressOf(removed), { headers: key })).status).toBe(404);
    const list = (await (await fetch(`${sandbox.url}/api/leads`, { headers: key })).json()) as {
      leads: { id: string; attachment_url: string | null }[];
    };
    const found = list.leads.find(({ id }) => id === userData.id);
    expect(found?.attachment_url).toBe(`/api/uploads/${kept}`);
    expect((await fetch(`${sandbox.url}${found?.attachment_url}`, { headers: key })).status).toBe(200);
  });

  test('TRADE-02 photos that a lead names stay, in their order, without the place where they were taken', async () => {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a40' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
      .jpeg()
      .toBuffer();
    const ids = [createLeadId(), createLeadId()];
    for (const id of ids) expect((await put(id, photo, 'image/jpeg', 'car.jpg')).status).toBe(201);
    expect((await put(createLeadId(), photo.subarray(0, -40), 'image/jpeg', 'car.jpg')).status).toBe(415);
    const userData = { ...newLead(), photos: ids.map((id) => `${id}/car.jpg`) };
    await fetch(`${sandbox.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userData, isLastStep: true }),
    });
    const list = (await (await fetch(`${sandbox.url}/api/leads`, { headers: key })).json()) as {
      leads: { id: string; photo_urls: string[] }[];
    };
    const found = list.leads.find(({ id }) => id === userData.id);
    expect(found?.photo_urls).toEqual(ids.map((id) => `/api/uploads/${id}`));
    await fetch(addressOf(ids[0] ?? ''), { method: 'DELETE' });
    const got = await fetch(addressOf(ids[0] ?? ''), { headers: key });
    expect((await sharp(Buffer.from(await got.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  test('a file whose lead never came is old after four days', async () => {
    const id = createLeadId();
    await put(id, pdf);
    const days = (number: number): number => Date.now() + number * 86_400_000;
    expect(createUploadStore(path.join(folder, 'uploads')).listOld(days(3.9))).not.toContain(id);
    expect(createUploadStore(path.join(folder, 'uploads')).listOld(days(4.1))).toContain(id);
    const long = new Date(days(-5));
    utimesSync(path.join(folder, 'uploads', id), long, long);
    // A sandbox that begins looks for old ones with the first file.
    await sandbox.close();
    sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, unlimited: true }); // oxfmt-ignore
    await fetch(`${sandbox.url}/api/uploads/${createLeadId()}?name=a.pdf`, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdf),
    });
    expect((await fetch(`${sandbox.url}/api/uploads/${id}`, { headers: key })).status).toBe(404);
  });

  test('the file of a lead in a collection that no dealer names at the moment stays', async () => {
    const id = createLeadId();
    await put(id, pdf);
    const post = (path: string, body: object): Promise<Response> =>
      fetch(sandbox.url + path, { method: 'POST', headers: key, body: JSON.stringify(body) });
    await post('/collections', { name: 'leads_elsewhere', fields: leadFields });
    const lead = { ...newLead(), attachment: `${id}/cv.pdf` };
    expect((await post('/collections/leads_elsewhere/documents', lead)).status).toBe(201);
    const long = new Date(Date.now() - 5 * 86_400_000);
    utimesSync(path.join(folder, 'uploads', id), long, long);
    await sandbox.close();
    sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'k', dataDir: folder, unlimited: true }); // oxfmt-ignore
    await put(createLeadId(), pdf);
    expect((await fetch(addressOf(id), { headers: key })).status).toBe(200);
  });
});
