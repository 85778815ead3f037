import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { judgeViews } from '#domain/view-count.ts';
import { $views, readViews } from '#stores/views.ts';

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
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterAll(() => server.close());

const page = { slug: 'rio-1', photos: 9, updatedAt: 1_780_000_000, websiteId: '77' };

test.each([
  [0, null],
  [19, null],
  [20, 'viewed'],
  [99, 'viewed'],
  [100, 'popular'],
] as const)('VDP-26, LEGAL 8: %d views are told as %s', (views, kind) => {
  expect(judgeViews(views, { shownFrom: 20, popularFrom: 100 })).toBe(kind);
});

test.each([
  ['an outage', 503, ''],
  ['another shape', 200, '{"views":"many"}'],
  ['a number that cannot be', 200, '{"views":-3}'],
])('VDP-26: %s is silent, asked once', async (_, status, body) => {
  answer = { status, body };
  asked = [];
  await readViews(api, page);
  expect($views.get()).toBeNull();
  expect(asked).toHaveLength(1);
});

test('VDP-26: GET /cars/{slug}/view.json?photos_count&updated_at&website_id', async () => {
  answer = { status: 200, body: '{"views":57,"car_fields":{"status":"in_stock"}}' };
  asked = [];
  await readViews(api, page);
  expect($views.get()).toBe(57);
  expect(asked).toEqual(['/api/cars/rio-1/view.json?photos_count=9&updated_at=1780000000&website_id=77']);
});
