import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verdict } from '#scripts/check/api/ask.ts';
import { checkApi } from '#scripts/check/api/run.ts';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { listen } from '../../../listen.ts';

/** An answer on its way to who asked; null breaks the connection off. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
type Spoil = (answer: Answer, asked: { method: string; path: string; status: number }) => Answer | null;

const leaveOut = <Value extends object>(value: Value, ...names: string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as Value;

const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
let sandbox: Sandbox;
let proxy: Server;
let base: string;
let spoil: Spoil = (answer) => answer;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'key', dataDir: folder });
  proxy = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '/' } = request;
      const headers = leaveOut(request.headers, 'host', 'content-length');
      const real = await fetch(new URL(url, sandbox.url), {
        ...{ method, headers: headers as Record<string, string>, redirect: 'manual' },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const came = {
        status: real.status,
        headers: Object.fromEntries(real.headers),
        body: await real.text(),
      };
      delete came.headers['content-length'];
      const answer = spoil(came, { method, path: url.replace(/\?.*/, ''), status: real.status });
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
      else response.destroy();
    };
    void pass();
  });
  base = `${await listen(proxy)}/api`;
});
afterAll(async () => {
  proxy.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** What the check says of one resource, in a line for each answer that breaks the contract. */
async function check(only: string): Promise<string[]> {
  const broken: Verdict[] = [];
  for await (const verdict of checkApi(base, { adminKey: 'key', vehicle: null, writes: true, only: [only] }))
    if (verdict.expected !== null) broken.push(verdict);
  return broken.map(({ about, came, expected }) => `${about} | ${came.slice(0, 20)} | ${expected}`);
}

const change =
  (path: RegExp, status: number, turn: (answer: Answer, body: Record<string, unknown>) => Answer): Spoil =>
  (answer, asked) =>
    path.test(asked.path) && asked.status === status
      ? turn(answer, (answer.body ? JSON.parse(answer.body) : {}) as Record<string, unknown>)
      : answer;
const withBody = (answer: Answer, body: object): Answer => ({ ...answer, body: JSON.stringify(body) });
let leads = 0;

describe('a server that is wrong in one way is told the operation, the field and what was expected', () => {
  test('one that is not wrong is told nothing', async () => {
    spoil = (answer) => answer;
    for (const only of ['health', 'leads', 'delivery', 'uploads', 'signing-in'])
      expect(await check(only), only).toEqual([]);
  });

  test.each<[string, string, Spoil, (string | RegExp)[]]>([
    [
      'a field is missing',
      'health',
      change(/health/, 200, (answer, body) => withBody(answer, leaveOut(body, 'contract'))),
      [/^getHealth: .* \| 200 .* \| a body that keeps the contract \(contract: .*received undefined\)$/],
    ],
    [
      'a number is a text',
      'delivery',
      change(/delivery/, 200, (answer, body) => withBody(answer, { ...body, price: '45' })),
      [
        /^getDelivery: a price .*\(price: .*number.*received "45"/,
        /^getDelivery: unknown parameters .*\(price: /,
      ],
    ],
    [
      'a stored lead is 200',
      'leads',
      change(/leads$/, 201, (answer) => ({ ...answer, status: 200 })),
      [
        /^postLead: a whole lead is stored \| 200 .* \| 201$/,
        /^postLead: the same lead again .* \| 201 or 409$/,
        /^postLead: JSON that is sent as text\/plain .* \| 201 or 409$/,
        /^postLead: unknown fields .* \| 201$/,
      ],
    ],
    [
      'the same lead gets another id',
      'leads',
      change(/leads$/, 201, (answer, body) =>
        withBody(answer, { ...body, lead_id: `other-${(leads += 1)}` }),
      ),
      [/^postLead: the same lead again .* \| lead_id other-1, as before$/],
    ],
    [
      'a refused lead has no error',
      'leads',
      change(/leads$/, 422, (answer, body) => withBody(answer, leaveOut(body, 'error'))),
      [
        /^postLead: a lead without a name .* \| 422 .* \| a body that keeps the contract \(error: .*received undefined\)$/,
      ],
    ],
    [
      'only the preflight may be read by a page',
      'leads',
      (answer, { method }) =>
        method === 'OPTIONS'
          ? answer
          : { ...answer, headers: leaveOut(answer.headers, 'access-control-allow-origin') },
      [/^postLead: a whole lead is stored .* \| the header access-control-allow-origin$/],
    ],
    [
      'the list is for everybody',
      'leads',
      change(/leads$/, 401, (answer) => ({ ...answer, status: 200, body: '{"found":0,"leads":[]}' })),
      [/^getLeads: a wrong key gets no list \| 200 .* \| 401 or 403$/],
    ],
    [
      'a refusal is a page',
      'delivery',
      change(/delivery/, 400, (answer) => ({ ...answer, body: '<h1>Bad Request</h1>' })),
      [/^getDelivery: what is no postcode .* \| 400 <h1>.* \| a body of JSON$/],
    ],
    [
      'a stranger is sent to a login',
      'uploads',
      change(/uploads/, 401, (answer) => ({ ...answer, status: 302, headers: { location: '/login' } })),
      [/^getUpload: nobody but the dealer gets a file \| 302 .* \| 401 or 403$/],
    ],
    [
      'an invented code gets a cookie',
      'signing-in',
      change(/verify/, 401, (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'set-cookie': 'session=x' },
      })),
      [/^postVerify: a code that nobody asked for .* \| no set-cookie$/],
    ],
    ['the connection breaks off', 'health', () => null, [/^getHealth: .* \| no answer \(.* \| 200$/]],
  ])('%s', async (_what, only, wrong, said) => {
    spoil = wrong;
    const lines = await check(only);
    expect(lines).toEqual(said.map((line) => expect.stringMatching(line) as string));
  });
});
