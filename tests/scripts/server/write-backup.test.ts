import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'; // oxfmt-ignore
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLeadId } from '#domain/lead/lead.ts';
import { announceSandbox } from '#scripts/command/running-sandbox.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { writeBackup } from '#scripts/server/write-backup.ts';
import { newLead } from '../../services/lead/lead.ts';

let folder: string;
let data: string;
let target: string;
const apiKey = 'an-admin-key';
const start = (dataDir: string): Promise<Sandbox> =>
  startSandbox({ port: 0, host: '127.0.0.1', apiKey, dataDir, unlimited: true });
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  [data, target] = [path.join(folder, 'data'), path.join(folder, 'kept', 'backup.tar.gz')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const event = {
  ...{ event: 'phoneCalled', id: null, names: ['asc_click_to_call'], parameters: { comm_type: 'voice' } },
  ...{ dealer: 'harbour', page: '/', page_type: 'home', at: 1_795_000_000 },
};
const lead = newLead();

/** As scripts/README.md says: into a folder that is empty. */
function restore(name: string): string {
  const fresh = path.join(folder, name);
  mkdirSync(fresh);
  execFileSync('tar', ['-xzf', target, '-C', fresh]);
  return fresh;
}
function count(dataDir: string, file: string, table: string): number {
  const database = new DatabaseSync(path.join(dataDir, file));
  const { number } = database.prepare(`select count(*) as number from ${table}`).get() as { number: number };
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  return number;
}
const post = async ({ url }: Sandbox, name: string, body: object): Promise<void> => {
  const answer = await fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
};
const keepUpload = async ({ url }: Sandbox, id: string): Promise<void> => {
  const body = '%PDF-1.7 my life';
  const answer = await fetch(`${url}/api/uploads/${id}?name=cv.pdf`, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body,
  });
  expect(answer.status).toBe(201);
};

describe('a backup', () => {
  test('of a running server holds what it acknowledged, at one moment, and a server starts over it', async () => {
    const server = await start(data);
    const upload = createLeadId();
    await keepUpload(server, upload);
    // A reveal comes before its event: at each moment there are as many of both, or one reveal more.
    let goesOn = true;
    let written = 0;
    const write = async (): Promise<void> => {
      for (; goesOn; written += 1) {
        await post(server, 'phone-reveals', { car_id: 'c', dealership_id: 'd', website_id: 'w' });
        await post(server, 'events', event);
      }
    };
    const writing = write();
    for (const name of ['one', 'two', 'three']) {
      const before = written;
      await expect(writeBackup(data, target)).resolves.toContain(`made by the server at ${server.url}`);
      const copy = restore(name);
      const [reveals, events] = [
        count(copy, 'phone-reveals.sqlite', 'phone_reveals'),
        count(copy, 'events.sqlite', 'events'),
      ];
      expect(reveals).toBeGreaterThanOrEqual(before);
      expect([events, events + 1]).toContain(reveals);
    }
    goesOn = false;
    await writing;
    await post(server, 'leads', { isLastStep: true, userData: lead });
    await writeBackup(data, target);
    await server.close();
    expect(statSync(target).mode & 0o777).toBe(0o600);

    const restored = restore('restored');
    const again = await start(restored);
    const headers = { 'x-typesense-api-key': apiKey };
    const leads = await fetch(`${again.url}/api/leads`, { headers });
    expect(await leads.text()).toContain(lead.id);
    const file = await fetch(`${again.url}/api/uploads/${upload}`, { headers });
    expect(await file.text()).toBe('%PDF-1.7 my life');
    await again.close();
    expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('without a running server is made of the files', async () => {
    const server = await start(data);
    await post(server, 'leads', { isLastStep: true, userData: lead });
    await server.close();
    await expect(writeBackup(data, target)).resolves.toContain('without a running server');
    const again = await start(restore('restored'));
    const leads = await fetch(`${again.url}/api/leads`, { headers: { 'x-typesense-api-key': apiKey } });
    expect(await leads.text()).toContain(lead.id);
    await again.close();
  });

  test.each(['running', 'stopped'])('of a %s server holds what lies behind links', async (state) => {
    const server = await start(data);
    const upload = createLeadId();
    await keepUpload(server, upload);
    const disk = path.join(folder, 'larger-disk');
    renameSync(path.join(data, 'uploads'), disk);
    symlinkSync(disk, path.join(data, 'uploads'));
    mkdirSync(path.join(disk, '.backup-of-mine'));
    mkdirSync(path.join(disk, `.backup-${randomUUID()}`));
    if (state === 'stopped') await server.close();
    await writeBackup(data, target);
    expect(readdirSync(path.join(restore('restored'), 'uploads'))).toEqual(
      readdirSync(disk).filter((name) => !name.startsWith('.')),
    );
    // Nothing is left beside what was copied, and nothing of others is taken away.
    expect(readdirSync(disk).filter((name) => name.startsWith('.'))).toEqual(['.backup-of-mine']);
    await expect(writeBackup(data, path.join(disk, 'b.tar.gz'))).rejects.toThrow('inside of the data folder');
    const wrong = [
      ['lost', 'nowhere', 'is a link to nothing. Take it away.'],
      ['loop', 'loop', 'is a link to nothing. Take it away.'],
      ['uploads/uploads', disk, 'is a link to a folder that the backup holds already. Take it away.'],
      ['root', '/', 'is a link to a folder that the backup holds already. Take it away.'],
      ['all', folder, 'is a link to a folder that the backup holds already. Take it away.'],
    ] as const;
    for (const [name, to, words] of wrong) {
      symlinkSync(to, path.join(data, name));
      await expect(writeBackup(data, target)).rejects.toThrow(`${name} ${words}`);
      rmSync(path.join(data, name));
    }
    await server.close();
  });

  test('is refused where it would be in every later one, and where nothing is', async () => {
    await expect(writeBackup(data, target)).rejects.toThrow('no data folder');
    mkdirSync(data);
    await expect(writeBackup(data, path.join(data, 'b.tar.gz'))).rejects.toThrow('inside of the data folder');
    writeFileSync(path.join(folder, 'file'), '');
    await expect(writeBackup(data, path.join(folder, 'file', 'b.tar.gz'))).rejects.toThrow('is no folder');
  });

  test('needs the admin key, and no page of another site may ask', async () => {
    const server = await start(data);
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/backup`, { method: 'POST', headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ 'x-typesense-api-key': 'wrong' })).status).toBe(401);
    const answer = await ask({ 'x-typesense-api-key': apiKey, origin: 'https://example.com' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    await answer.arrayBuffer();
    await server.close();
  });

  const whole = gzipSync(Buffer.alloc(300_000, 'x'), { level: 0 });
  test.each<[string, RequestListener]>([
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200);
        response.write(whole.subarray(0, 100_000), () => response.destroy());
      },
    ],
    ['ends too early', (_request, response) => void response.end(whole.subarray(0, 100_000))],
    ['says no', (_request, response) => void response.writeHead(503).end('The disk is full.')],
    [
      'leads elsewhere',
      (request, response) =>
        void (request.url === '/other'
          ? response.end(whole)
          : response.writeHead(307, { location: '/other' }).end()),
    ],
    ['sends something else', (_request, response) => void response.end('<html></html>')],
  ])('leaves the last good one when the server %s', async (_what, listener) => {
    mkdirSync(path.dirname(target));
    writeFileSync(target, 'the last good one');
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const withdraw = announceSandbox(data, { url: `http://127.0.0.1:${port}`, apiKey });
    await expect(writeBackup(data, target)).rejects.toThrow('The backup of before is as it was.');
    expect(readFileSync(target, 'utf8')).toBe('the last good one');
    expect(readdirSync(path.dirname(target))).toEqual(['backup.tar.gz']);
    withdraw();
    server.close();
  });

  test('leaves no copy behind when a file of the folder is broken', async () => {
    const server = await start(data);
    await server.close();
    writeFileSync(path.join(data, 'events.sqlite'), 'no database at all');
    await expect(writeBackup(data, target)).rejects.toThrow('could not be written');
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
