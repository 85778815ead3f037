import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readPdf } from '#stores/vehicle/pdf.ts';
import { openApi } from '../answering-api.ts';

let api: Awaited<ReturnType<typeof openApi>>;
beforeAll(async () => {
  api = await openApi();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(() => void (api.asked = []));
afterAll(() => api.close());

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
  api.answer = { status, body };
  expect(await readPdf(api.url, 'gone')).toEqual({ said });
});

test('PRINT-01, API-07: a PDF by slug, fetched once', async () => {
  api.answer = { status: 200, body: '%PDF-1.4 …' };
  const first = await readPdf(api.url, '2021-kia-rio-1');
  const second = await readPdf(api.url, '2021-kia-rio-1');
  expect(await first.file?.text()).toBe('%PDF-1.4 …');
  expect(second.file).toBe(first.file);
  expect(api.asked).toEqual(['/api/cars/2021-kia-rio-1/pdf']);
});
