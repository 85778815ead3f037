import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';

/*
 * Other ways to ask for what is limited.
 */

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
let sandbox: Sandbox;
beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', apiKey: 'test-admin', dataDir: folder };
  sandbox = await startSandbox(options);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Statuses of so many requests, each once. */
async function askAgainAndAgain(number: number, ask: (at: number) => Promise<Response>): Promise<number[]> {
  const statuses = new Set<number>();
  for (let at = 0; at < number; at += 1) statuses.add((await ask(at)).status);
  return [...statuses];
}

test('what HEAD asks for has been made all the same, so it counts as GET does', async () => {
  const head = () => fetch(`${sandbox.url}/api/cars/x/pdf`, { method: 'HEAD' });
  expect(await askAgainAndAgain(60, head)).toEqual([404]);
  expect((await head()).status).toBe(429);
  expect((await fetch(`${sandbox.url}/api/cars/x/pdf`)).status).toBe(429);
});

test('nothing that a client says of where it comes from makes it another one', async () => {
  const ask = (at: number) => {
    const address = `203.0.113.${at}`;
    const headers = {
      ...{ 'X-Forwarded-For': address, Forwarded: `for=${address}`, 'X-Real-IP': address },
      ...{ 'CF-Connecting-IP': address, 'True-Client-IP': address, 'Content-Type': 'application/json' },
    };
    return fetch(`${sandbox.url}/api/appointments`, { method: 'POST', headers, body: '{}' });
  };
  expect(await askAgainAndAgain(60, ask)).toEqual([422]);
  expect(await askAgainAndAgain(5, ask)).toEqual([429]);
});
