import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadFields } from '#services/wire/collections.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { shoot, type Hit } from './shoot.ts';

/*
 * A bounded form of an attack on a running server: doors without a key by other spellings, requests that two readers of HTTP
 * take for different ones, names of the language, and words that come back in headers and pages.
 */

const folder = mkdtempSync(join(tmpdir(), 'live-'));
const apiKey = 'k'.repeat(40);
const admin = { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' };
let sandbox: Sandbox;
const ask = (method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Hit> =>
  shoot(sandbox.url, { method, path, headers, body: body === '' ? null : Buffer.from(body) });
beforeAll(async () => {
  sandbox = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey, dataDir: join(folder, 'data'), unlimited: true },
    opensInbox: true,
  });
  await ask('POST', '/collections', admin, JSON.stringify({ name: 'leads', fields: leadFields }));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** What is wrong with an answer to a stranger, whatever was asked; empty for nothing. */
const findFault = ({ status, text, headers }: Hit): string =>
  [
    status >= 500 && status !== 501 && `status ${status}`,
    /node:internal|\.ts:\d+|\bat async\b|\/scripts\//.test(text) && 'where the code lies',
    headers['set-cookie'] && 'a cookie',
    headers.location !== undefined && !/^\/(?!\/)/.test(headers.location) && `the way to ${headers.location}`,
  ]
    .filter((fault) => typeof fault === 'string')
    .join(', ');

describe('doors without the key', () => {
  const id = 'f'.repeat(32);
  const doors: readonly [method: string, path: string][] = [
    ...['/collections', '/keys', '/aliases', '/presets', '/stopwords', '/debug', '/metrics.json'].map(
      (path): [string, string] => ['GET', path],
    ),
    ['POST', '/backup'],
    ['POST', '/operations/snapshot?snapshot_path=/tmp/x'],
    ['GET', '/api/leads?dealership_slug=a'],
    ['GET', '/api/events?dealer=a'],
    ['GET', '/api/reservations?dealership_slug=a'],
    ['GET', `/api/uploads/${id}`],
    ['GET', '/collections/leads/documents/export'],
    ['GET', '/collections/leads/documents/search?q=*'],
    ['DELETE', '/collections/leads'],
    ['PUT', '/aliases/leads'],
  ];
  const spellings: readonly ((path: string) => string)[] = [
    (path) => path,
    (path) => `${path}/`,
    (path) => path.replace('/', '//'),
    (path) => path.replace(/\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
    (path) => `/x/..${path}`,
    (path) => `/.${path}`,
    (path) => `/api/..${path}`,
    (path) => `/images/%2e%2e${path}`,
    (path) => `/partners/..%2f${path.slice(1)}`,
    (path) => path.replace('?', '%3f'),
    (path) => `${path};a`,
    (path) => path.toUpperCase(),
    (path) => `http://127.0.0.1${path}`,
  ];
  const claims: readonly Record<string, string>[] = [
    {},
    { 'x-typesense-api-key': 'null' },
    { 'x-typesense-api-key': '', authorization: `Bearer ${'k'.repeat(39)}` },
    { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
    { 'x-original-url': '/health', 'x-rewrite-url': '/health', 'x-http-method-override': 'GET' },
    { cookie: '__proto__=1; constructor=1; forecourt_inbox=undefined; session=; __Host-session=' },
  ];

  test('open by no other spelling and no claim, and say nothing of the code', async () => {
    const wrong: string[] = [];
    let tries = 0;
    for (const [method, path] of doors)
      for (const spell of spellings)
        for (const headers of claims) {
          const spelt = spell(path);
          const hit = await ask(method, spelt, { ...headers, origin: 'https://evil.example' });
          tries += 1;
          const fault = findFault(hit);
          const isOpen = hit.status < 300;
          const isReadable = hit.status < 400 && hit.headers['access-control-allow-origin'] !== undefined;
          if (fault || isOpen || isReadable)
            wrong.push(`${method} ${spelt} ${JSON.stringify(headers)}: ${hit.status} ${fault}`);
        }
    expect(wrong).toEqual([]);
    expect(tries).toBe(doors.length * spellings.length * claims.length);
  });

  test('the inbox is for this machine alone: whoever a proxy passed on sees the form', async () => {
    expect((await ask('GET', '/inbox')).status).toBe(200);
    const passedOn = [
      ...['via', 'forwarded', 'x-forwarded-for', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'],
      ...['x-forwarded-port', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
    ];
    for (const path of ['/inbox', '/inbox/list', `/inbox/files/${id}`])
      for (const header of passedOn)
        expect([header, path, (await ask('GET', path, { [header]: '127.0.0.1' })).status]).toEqual([
          ...[header, path, 401],
        ]);
  });
});

/** Sends bytes as they are, and answers the status lines of what comes back until the connection rests for so many milliseconds. */
const sendRaw = (bytes: string, rest = 1_500): Promise<string[]> =>
  new Promise((resolve) => {
    const { port } = new URL(sandbox.url);
    const socket = connect(Number(port), '127.0.0.1');
    let came = '';
    const end = (): void => {
      socket.destroy();
      resolve(came.match(/^HTTP\/1\.\d \d+/gm) ?? []);
    };
    socket.setTimeout(rest, end).on('error', end).on('close', end);
    socket.setEncoding('latin1').on('data', (piece: string) => (came += piece));
    socket.write(bytes);
  });

test('a request that two readers take for different ones is refused, and hides no second one', async () => {
  const host = 'Host: 127.0.0.1\r\n';
  const inside = `GET /inbox HTTP/1.1\r\n${host}\r\n`;
  const post = `POST /api/events HTTP/1.1\r\n${host}`;
  const requests: Record<string, string> = {
    'both lengths': `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inside}`,
    'two lengths': `${post}Content-Length: 0\r\nContent-Length: 60\r\n\r\n${inside}`,
    'a coding that is none': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inside}`,
    'a coding behind a tab': `${post}Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n${inside}`,
    'a length with a sign': `${post}Content-Length: +0\r\n\r\n${inside}`,
    'a header that is folded': `${post}X: a\r\n Content-Length: 60\r\nContent-Length : 0\r\n\r\n${inside}`,
    'two hosts': `GET /inbox HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`,
    'no host': 'GET /inbox HTTP/1.1\r\n\r\n',
    'another host in the address': `GET http://127.0.0.1/inbox HTTP/1.1\r\nHost: evil.example\r\n\r\n`,
    'a host behind a user': 'GET /inbox HTTP/1.1\r\nHost: 127.0.0.1@evil.example\r\n\r\n',
    'a host before a sign': 'GET /inbox HTTP/1.1\r\nHost: 127.0.0.1#.evil.example\r\n\r\n',
    'a zero byte': `GET /inbox\0 HTTP/1.1\r\n${host}\r\n`,
    'the protocol of before': 'GET /inbox HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n',
    'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a tunnel': `CONNECT 127.0.0.1:80 HTTP/1.1\r\n${host}\r\n`,
    'headers without an end': `GET /inbox HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(20_000)}\r\n`,
  };
  const answers = await Promise.all(
    Object.entries(requests).map(async ([name, bytes]) => [name, await sendRaw(bytes)] as const),
  );
  expect(answers.filter(([, statuses]) => statuses.some((line) => / (200|5\d\d)$/.test(line)))).toEqual([]);
  const plain = `GET /inbox HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
  expect(await sendRaw(plain, 20_000)).toEqual(['HTTP/1.1 200']);
});

test('names of the language are names like any other, for whoever has the key', async () => {
  const wrong: string[] = [];
  const judge = async (...asked: Parameters<typeof ask>): Promise<void> => {
    const hit = await ask(...asked);
    const fault = findFault(hit);
    if (fault) wrong.push(`${asked[0]} ${asked[1]} ${asked[3] ?? ''}: ${fault}`);
  };
  for (const name of [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
  ]) {
    const inner = `{"${name}":{"polluted":1,"length":9}}`;
    const fields = [
      { name, type: 'string', facet: true },
      { name: `${name}.x`, type: 'int32', optional: true },
    ];
    await judge('POST', '/collections', admin, JSON.stringify({ name, fields, enable_nested_fields: true }));
    await judge('POST', `/collections/${name}/documents`, admin, `{"id":"${name}","${name}":"a"}`);
    for (const query of [
      `q=*&query_by=${name}`,
      `q=a&query_by=${name}&facet_by=${name}&group_by=${name}&sort_by=${name}:asc`,
      `q=*&query_by=${name}&filter_by=${name}:=a&include_fields=${name}&pinned_hits=${name}:1&preset=${name}`,
    ])
      await judge('GET', `/collections/${name}/documents/search?${query}`, admin);
    await judge('PUT', `/aliases/${name}`, admin, JSON.stringify({ collection_name: name }));
    for (const path of [
      `/aliases/${name}`,
      `/api/cars/${name}/pdf`,
      `/images/vehicles/${name}/${name}/${name}.jpg`,
      `/inbox?kind=${name}`,
      `/partners/${name}`,
    ])
      // oxfmt-ignore
      await judge('GET', path, admin);
    await judge('GET', '/api/auth/me', { cookie: `${name}=1; session=${name}` });
    for (const path of ['leads', 'events', 'auth/code', 'appointments', 'reservations', 'trade-in/lookups'])
      for (const body of [inner, `{"userData":${inner},"parameters":${inner},"id":${inner}}`])
        await judge('POST', `/api/${path}`, {}, body);
    await judge('DELETE', `/aliases/${name}`, admin);
    await judge('DELETE', `/collections/${name}`, admin);
  }
  expect(wrong).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a name as long as an address may be is that of nothing', async () => {
  const fields = ['name', 'slug'].map((name) => ({ name, type: 'string' }));
  await ask('POST', '/collections', admin, JSON.stringify({ name: 'vehicles_long_t1', fields }));
  await ask('PUT', '/aliases/vehicles_long', admin, '{"collection_name":"vehicles_long_t1"}');
  const wrong: string[] = [];
  for (const length of [256, 4_000, 12_000])
    for (const path of [
      ...[
        '/api/cars/:name/view.json',
        '/api/cars/:name/pdf',
        '/api/cars/:name/autogauge',
        '/api/reservations/:name',
      ],
      ...[
        '/api/appointments/:name',
        '/api/uploads/:name',
        '/images/vehicles/suv/hero/:name.jpg',
        '/partners/:name',
      ],
      ...[
        '/images/scenes/:name.jpg',
        '/images/parts/:name.jpg',
        '/images/films/:name.webm',
        '/inbox/files/:name',
      ],
      ...[
        '/collections/:name',
        '/collections/:name/documents/1',
        '/aliases/:name',
        '/sandbox-payments/page/:name',
      ],
    ]) {
      // oxfmt-ignore
      const hit = await ask('GET', path.replace(':name', 'a'.repeat(length)), admin);
      const fault = findFault(hit) || (hit.status < 400 ? `answered ${hit.status}` : '');
      if (fault) wrong.push(`${path} of ${length}: ${fault}`);
    }
  expect(wrong).toEqual([]);
});

test('what an address says comes back in no header, and as no mark of a page', async () => {
  const words = ['x%0d%0aSet-Cookie:%20a=b', 'x%0aSet-Cookie:a', '%E5%98%8A%E5%98%8DSet-Cookie:a', '%22%3E%3Csvg%20onload=alert(1)%3E', '%00', "';alert(1)//", '%2f%2fevil.example', '%5cevil.example']; // oxfmt-ignore
  const places = ['/', '/api/', '/images/scenes/', '/inbox/', '/inbox?words=', '/inbox?kind=', '/inbox/files/', '/partners/', '/partners/chat?name=', '/sandbox-payments/page/', '/aliases/', '/collections/']; // oxfmt-ignore
  const wrong: string[] = [];
  for (const word of words)
    for (const path of [
      ...places.map((place) => place + word),
      `/api/cars/${word}/pdf`,
      `/images/vehicles/suv/hero/${word}.jpg`,
    ]) {
      // oxfmt-ignore
      const hit = await ask('GET', path);
      const isDrawn = /text\/html/.test(hit.type) && /<svg onload|';alert\(1\)\/\/</.test(hit.text);
      const fault = findFault(hit) || (isDrawn ? 'a mark' : '');
      if (fault) wrong.push(`${path}: ${fault}`);
    }
  expect(wrong).toEqual([]);
});
