import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '#scripts/sandbox/server.ts';
import { sendPhoneReveal } from '#services/vehicle/phone-reveals.ts';

const folder = mkdtempSync(join(tmpdir(), 'reveals-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', apiKey: 'x', dataDir: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const readRows = (): unknown[] => {
  const database = new DatabaseSync(join(folder, 'phone-reveals.sqlite'), { readOnly: true });
  const rows = database.prepare('select car_id, dealership_id, website_id from phone_reveals').all();
  database.close();
  return rows.map((row) => ({ ...row }));
};

test('API-05 a reveal is on disk once it is answered, in the platform’s spelling', async () => {
  await sendPhoneReveal(`${sandbox.url}/api`, {
    carId: '8067',
    dealershipId: 'HT4163',
    websiteId: 'harbour',
  });
  expect(readRows()).toEqual([{ car_id: '8067', dealership_id: 'HT4163', website_id: 'harbour' }]);
});

test.each([
  ['no JSON', '{"car_id":', 400, 'Bad JSON'],
  ['no vehicle', JSON.stringify({ dealership_id: '1', website_id: '1' }), 422, 'not whole'],
  [
    'an empty vehicle',
    JSON.stringify({ car_id: ' ', dealership_id: '1', website_id: '1' }),
    422,
    'not whole',
  ],
  ['a list', '[]', 422, 'not whole'],
])('API-05 %s is refused in words, and nothing is kept', async (_, body, status, says) => {
  const before = readRows().length;
  const answer = await fetch(`${sandbox.url}/api/phone-reveals`, { method: 'POST', body });
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { message: string }).message).toContain(says);
  expect(readRows()).toHaveLength(before);
});
