import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseAdminKey, refuseWeakKey } from '#scripts/sandbox/door/admin-key.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'door-'));
const options = {
  port: 0,
  host: '127.0.0.1',
  apiKey: '9f86d081884c7d659a2feaa0c55ad015',
  dataDir: join(folder, 'sandbox'),
};
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ ...options, hosts: ['Yard.Example'] });
  await send(
    'POST',
    '/collections',
    JSON.stringify({ name: 'leads', fields: [{ name: 'a', type: 'string' }] }),
  );
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** By hand, because `fetch` lets nobody write a Host. */
function send(method: string, path: string, body = '', headers: Record<string, string> = {}): Promise<Sent> {
  const { hostname, port } = new URL(sandbox.url);
  return new Promise((resolve, reject) => {
    const own = { 'x-typesense-api-key': options.apiKey, origin: 'https://evil.example' };
    const sent = request({ hostname, port, method, path, headers: { ...own, ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a page of a foreign name that its owner points at this machine', () => {
  const evil = ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:8108', 'x'];
  test.each(evil)('reaches nothing as "%s"', async (host) => {
    for (const path of [
      '/health',
      '/collections/leads/documents/export',
      '/api/health',
      '/images/scenes/showroom.jpg',
    ])
      expect((await send('GET', path, '', { host })).status).toBe(403);
  });

  const own = [
    'localhost',
    'LOCALHOST:8108',
    'harbour.localhost',
    '127.0.0.1:1',
    '[::1]:8108',
    '192.168.1.7',
    'yard.example',
  ];
  test.each(own)('the sandbox answers as "%s"', async (host) => {
    expect((await send('GET', '/health', '', { host })).status).toBe(200);
  });
});

describe('a page of another site in the same browser', () => {
  const adminOnly: [string, string][] = [
    ['GET', '/collections'],
    ['POST', '/collections'],
    ['GET', '/collections/leads'],
    ['DELETE', '/collections/leads'],
    ['GET', '/collections/leads/documents/export'],
    ['GET', '/collections/leads/documents/1'],
    ['PATCH', '/collections/leads/documents/1'],
    ['PATCH', '/collections/leads/documents'],
    ['DELETE', '/collections/leads/documents'],
    ['POST', '/collections/leads/documents/import'],
    ['GET', '/keys'],
    ['POST', '/keys'],
    ['PUT', '/aliases/leads'],
    ['GET', '/api/events'],
    ['GET', '/api/events/'],
    ['GET', '/debug'],
    ['GET', '/nothing'],
  ];
  test.each(adminOnly)('may not read the answer of %s %s, and gets no leave to ask', async (method, path) => {
    const asked = {
      'access-control-request-method': method,
      'access-control-request-headers': 'x-typesense-api-key',
    };
    for (const { headers } of [
      await send('OPTIONS', path, '', asked),
      await send(method, path, '{"name":"leads"}'),
    ])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each([
    ['POST', '/multi_search'],
    ['GET', '/collections/leads/documents/search?q=*'],
    ['POST', '/collections/leads/documents?action=create'],
    ['GET', '/health'],
    ['POST', '/api/leads'],
    ['GET', '/api/appointments'],
    ['DELETE', '/api/appointments/1'],
  ])('may do what pages of dealers do: %s %s', async (method, path) => {
    const { headers } = await send('OPTIONS', path, '', { 'access-control-request-method': method });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect((await send(method, path)).headers['access-control-allow-origin']).toBe('*');
  });
});

test.each(['%E0%A4%A', '%', '..%2f', '%00', 'constructor', '__proto__'])(
  'a collection named %s is no failure of the server',
  async (name) => {
    for (const end of ['documents', 'documents/', 'documents/search', 'documents/1'])
      for (const method of ['POST', 'GET', 'OPTIONS'])
        expect((await send(method, `/collections/${name}/${end}`, '{}')).status).toBeLessThan(500);
  },
);

describe('the admin key', () => {
  test('is random for each data folder, kept for its owner alone, and the same at the next start', () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    const key = chooseAdminKey(one, undefined, {});
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(chooseAdminKey(one, undefined, {})).toBe(key);
    expect(chooseAdminKey(other, undefined, {})).not.toBe(key);
    expect(chooseAdminKey(one, 'asked', { FORECOURT_ADMIN_KEY: 'environment' })).toBe('asked');
    expect(chooseAdminKey(one, undefined, { FORECOURT_ADMIN_KEY: 'environment' })).toBe('environment');
    expect(statSync(join(one, 'admin-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(one, 'admin-key'), 'utf8')).toBe(key);
  });

  test.each([
    { host: '0.0.0.0' },
    { host: '::' },
    { host: '192.0.2.1' },
    { hosts: ['localhost', 'api.example.com'] },
    { proxies: 1 },
  ])('is refused when it is short and others reach the server: %j', async (reach) => {
    const dataDir = join(folder, 'public');
    const start = startSandbox({ ...options, apiKey: 'k'.repeat(31), dataDir, ...reach });
    await expect(start).rejects.toThrow(/its admin key needs 32 random characters/);
  });

  const half = options.apiKey.slice(0, 16);
  test.each([
    'k'.repeat(32),
    'abcd'.repeat(8),
    'AbCdabcd'.repeat(5),
    'xyz'.repeat(20),
    'password-'.repeat(4),
    '0123456789'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    `${half}${'0'.repeat(40)}`,
  ])('is refused when it is long and says little: %s', async (apiKey) => {
    const start = startSandbox({ ...options, apiKey, dataDir: join(folder, 'public'), proxies: 1 });
    await expect(start).rejects.toThrow(/none that repeat one another or stand in a row/);
  });

  test('is taken when it is random, in whatever digits', () => {
    const random = Array.from({ length: 300 }, () => randomBytes(32));
    for (const bytes of random)
      for (const key of [bytes.toString('base64url'), bytes.toString('hex').slice(0, 32)])
        expect(() => refuseWeakKey(key, { host: '0.0.0.0' })).not.toThrow();
    // Nobody else reaches this machine.
    expect(() => refuseWeakKey('k', { host: '127.0.0.1' })).not.toThrow();
  });

  test.each(['key\n', 'schlüssel', ' key'])('%j is refused: no request could carry it', (key) => {
    expect(() => refuseWeakKey(key, { host: '127.0.0.1' })).toThrow('a sign that no request can carry');
  });

  test('a guess is as good as none', async () => {
    for (const guess of ['xyz', '', 'K', 'kk', 'admin'])
      expect((await send('GET', '/collections', '', { 'x-typesense-api-key': guess })).status).toBe(401);
  });
});
