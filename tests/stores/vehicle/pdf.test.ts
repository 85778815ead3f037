import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPdf } from '#stores/vehicle/pdf.ts';

let server: Server;
let api: string;
let answer: { status: number; body: string };
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => server.close());

test.each([
  [
    'what the server says',
    404,
    '{"message":"This vehicle is no longer in stock."}',
    'This vehicle is no longer in stock.',
  ],
  ['what it says of its own failure', 500, '{"message":"boom"}', 'boom'],
  ['a page in a message', 500, '{"message":"<h1>Bad gateway</h1>"}', null],
  ['a trace in a message', 500, `{"message":"${'at stack '.repeat(40)}"}`, null],
  ['no words of its own', 500, 'oops', null],
  ['a page in place of a PDF', 200, '<!doctype html>', null],
])('PRINT-02: a failure is told: %s', async (_, status, body, said) => {
  answer = { status, body };
  expect(await readPdf(api, 'gone')).toEqual({ said });
});

test('PRINT-01, API-07: a PDF by slug, fetched once', async () => {
  answer = { status: 200, body: '%PDF-1.4 …' };
  asked = [];
  const first = await readPdf(api, '2021-kia-rio-1');
  const second = await readPdf(api, '2021-kia-rio-1');
  expect(await first.file?.text()).toBe('%PDF-1.4 …');
  expect(second.file).toBe(first.file);
  expect(asked).toEqual(['/api/cars/2021-kia-rio-1/pdf']);
});
