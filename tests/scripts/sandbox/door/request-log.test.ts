import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { answerError } from '#scripts/sandbox/door/answer-error.ts';
import { nameRequest } from '#scripts/sandbox/door/request-log.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';

test('a line of the log says method, pattern, status and time, and nothing of who asks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const lines: string[] = [];
  const server = await startSandbox({
    ...{ port: 0, host: '127.0.0.1', apiKey: 'key', dataDir: folder },
    log: (line) => lines.push(line),
  });
  const body = JSON.stringify({ phone_number: '0412 345 678', dealership_slug: 'x' });
  await fetch(`${server.url}/api/auth/code?email=nora@example.com`, { method: 'POST', body });
  await server.close();
  rmSync(folder, { recursive: true });
  expect(lines).toEqual([expect.stringMatching(/^POST \/api\/auth\/code 422 \d+ ms$/)]);
});

test.each([
  ['GET', '/api/appointments/0123456789abcdef0123456789abcdef', '/api/appointments/:id'],
  ['GET', '/api/cars/2019-kia-rio-7/pdf', '/api/cars/:slug/pdf'],
  ['GET', '/api/nora@example.com', '/api'],
  ['POST', '/collections/leads/documents', '/collections'],
  ['GET', '/nora@example.com', '(other)'],
])('the log calls %s %s %s', (method, path, name) => expect(nameRequest(method, path)).toBe(name));

test('what went wrong is told without the id in its address, which opens what it names', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const app = new Hono();
  app.onError(answerError);
  app.get('*', () => {
    throw new Error('broken');
  });
  expect((await app.request(`/api/reservations/${'a'.repeat(32)}`)).status).toBe(500);
  expect(said).toHaveBeenCalledWith('GET /api/reservations/:id failed: ', expect.any(Error));
  said.mockRestore();
});
