import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { judgeViews, parseCountedViews } from '#domain/analytics/view-count.ts';
import { $countedViews, $views, readViews } from '#stores/analytics/views.ts';
import { openApi } from '../answering-api.ts';

let api: Awaited<ReturnType<typeof openApi>>;
beforeAll(async () => {
  api = await openApi();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
beforeEach(() => void (api.asked = []));
afterAll(() => api.close());

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
  api.answer = { status, body };
  await readViews(api.url, page);
  expect($views.get()).toBeNull();
  expect(api.asked).toHaveLength(1);
});

test('VDP-26: GET /cars/{slug}/view.json?photos_count&updated_at&website_id', async () => {
  api.answer = { status: 200, body: '{"views":57,"car_fields":{"status":"in_stock"}}' };
  await readViews(api.url, page, noon);
  expect($views.get()).toBe(57);
  expect(api.asked).toEqual(['/api/cars/rio-1/view.json?photos_count=9&updated_at=1780000000&website_id=77']);
});

test('VDP-26, LEGAL 8: a page that is loaded anew is no further view on the same day, and tells what it told', async () => {
  api.answer = { status: 200, body: '{"views":58}' };
  $views.set(null);
  await readViews(api.url, page, noon + 3_600_000);
  expect([$views.get(), api.asked.length]).toEqual([57, 0]);
  await readViews(api.url, { ...page, slug: 'rio-2' }, noon);
  await readViews(api.url, page, noon + 3_600_000);
  expect(api.asked).toHaveLength(1);
  await readViews(api.url, page, noon + 86_400_000);
  expect([$views.get(), api.asked.length]).toEqual([58, 2]);
  // Yesterday is not kept.
  expect(Object.keys($countedViews.get().views)).toEqual(['rio-1']);
});

test.each([null, '', 'x', '[]', '{"day":7}', '{"day":"2026-11-21","views":null}'])(
  'what was kept may be anything: %s',
  (stored) => {
    expect(parseCountedViews(stored)).toEqual({ day: '', views: {} });
  },
);
