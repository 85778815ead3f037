import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { judgeViews, parseCountedViews } from '#domain/analytics/view-count.ts';
import { $countedViews, $views, readViews } from '#stores/analytics/views.ts';

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

const noon = Date.UTC(2026, 10, 21, 12);
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
  await readViews(api, page, noon);
  expect($views.get()).toBe(57);
  expect(asked).toEqual(['/api/cars/rio-1/view.json?photos_count=9&updated_at=1780000000&website_id=77']);
});

test('VDP-26, LEGAL 8: a page that is loaded anew is no further view on the same day, and tells what it told', async () => {
  answer = { status: 200, body: '{"views":58}' };
  asked = [];
  $views.set(null);
  await readViews(api, page, noon + 3_600_000);
  expect([$views.get(), asked.length]).toEqual([57, 0]);
  await readViews(api, { ...page, slug: 'rio-2' }, noon);
  await readViews(api, page, noon + 3_600_000);
  expect(asked).toHaveLength(1);
  await readViews(api, page, noon + 86_400_000);
  expect([$views.get(), asked.length]).toEqual([58, 2]);
  // Yesterday is not kept.
  expect(Object.keys($countedViews.get().views)).toEqual(['rio-1']);
});

test.each([null, '', 'x', '[]', '{"day":7}', '{"day":"2026-11-21","views":null}'])(
  'what was kept may be anything: %s',
  (stored) => {
    expect(parseCountedViews(stored)).toEqual({ day: '', views: {} });
  },
);
