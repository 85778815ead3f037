import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSignIn, type Browser, type SignInSandbox } from '../scripts/sandbox/api/sign-in-sandbox.ts';
import { shoot } from './shoot.ts';
import { readTargets, type Target } from './targets.ts';
import { createThrower } from './thrower.ts';

const targets = readTargets();
/** Requests a kind; some ten times as many were tried once by hand. */
const shots = 700;
/** Parts of the server that are no operation of the contract. */
const others = [
  ...[
    '/inbox',
    '/inbox/list',
    '/inbox/key',
    '/inbox/leave',
    '/inbox/files/{id}',
    '/backup',
    '/health',
    '/nothing/{id}',
  ],
  ...[
    '/sandbox-payments/page/{id}',
    '/sandbox-payments',
    '/sandbox-payments/{id}/refund',
    '/sandbox-payments/style.css',
  ],
  ...[
    '/partners/{id}',
    '/images/{id}',
    '/images/{id}/{id}',
    '/aliases/{id}',
    '/collections',
    '/keys',
    '/multi_search',
  ],
  ...['/collections/{id}/documents', '/collections/{id}/documents/search', '/collections/leads/documents'],
].flatMap((path): Target[] =>
  ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
    ...{ method, path, id: path, needs: null, parameters: [], body: null },
  })),
);
let server: SignInSandbox;
const browser: Browser = { cookie: '' };
const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  server = await openSignIn({ unlimited: true });
  await server.signIn(browser);
});
afterAll(() => server.close());

/** What no answer says: where the code lies, and what the database thinks of it. */
const leak =
  /node:internal|\.ts:\d+|\/node_modules\/|SQLITE|sqlite|at \w+ \(|TypeError|ReferenceError|test-admin/;

async function fire(
  seed: number,
  targets: readonly Target[],
  proofOf: (target: Target) => Record<string, string> = () => ({}),
) {
  const thrower = createThrower(seed);
  const wrong: string[] = [];
  const through: string[] = [];
  const statuses = new Map<number, number>();
  for (let number = 0; number < shots; number += 1) {
    const target = targets[number % targets.length] as Target;
    const proof = proofOf(target);
    const shot = thrower(target, proof);
    const { status, type, text } = await shoot(server.url, shot);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const line = `${status} ${shot.method} ${shot.path.slice(0, 200)} ${JSON.stringify(shot.headers).slice(0, 200)} ${String(shot.body ?? '').slice(0, 300)} → ${text.slice(0, 200)}`;
    if (status >= 500 || leak.test(text)) wrong.push(line);
    if (status >= 400 && shot.path.startsWith('/api') && text !== '' && !type.startsWith('application/json'))
      wrong.push(`no JSON: ${line}`);
    if (
      target.needs !== null &&
      shot.method === target.method &&
      status < 300 &&
      Object.keys(proof).length === 0
    )
      through.push(line);
  }
  return { wrong, through, statuses };
}

describe('seeded junk for every operation', () => {
  test('of a stranger fails in words, and nothing of others comes through', async () => {
    const { wrong, through } = await fire(1, targets);
    expect(wrong).toEqual([]);
    expect(through).toEqual([]);
  });

  test('of somebody who is signed in fails in words', async () => {
    const { wrong } = await fire(
      2,
      targets.filter(({ needs, id }) => needs === 'session' && id !== 'deleteAccount'),
      () => ({ cookie: browser.cookie, origin: server.url }),
    );
    expect(wrong).toEqual([]);
  });

  test('of the dealer fails in words', async () => {
    const { wrong } = await fire(
      3,
      targets.filter(({ needs }) => needs === 'adminKey'),
      () => ({ 'x-typesense-api-key': 'test-admin' }),
    );
    expect(wrong).toEqual([]);
  });

  test('for what is no operation fails in words too', async () => {
    const { wrong } = await fire(4, others);
    expect(wrong).toEqual([]);
    expect(written.mock.calls).toEqual([]);
  });
});
