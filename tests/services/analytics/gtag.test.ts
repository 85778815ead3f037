import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeEvent } from '#domain/analytics/event-message.ts';
import { openAnalytics } from '#services/analytics/open-analytics.ts';

/** The part of a page that Google's tag touches. */
interface Tags {
  location: { href: string; hostname: string };
  dataLayer: IArguments[];
  [flag: `ga-disable-${string}`]: boolean;
}
let page: Tags;
let scripts: { src: string; async: boolean }[];
let cookies: string[];
beforeEach(() => {
  scripts = [];
  cookies = [];
  const search = '?utm_source=radio&email=robin@example.com&gclid=x1';
  page = {
    location: { href: `https://a.example/cars/x/${search}#b0`, hostname: 'www.a.example' },
    dataLayer: [],
  };
  const document = {
    referrer: 'https://a.example/used-car/?query=mazda+for+jane+citizen&utm_source=radio',
    createElement: () => ({ src: '', async: false, addEventListener: () => undefined }),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
    set cookie(text: string) {
      cookies.push(text);
    },
  };
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true });
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
});

// The tests that come after it in this process have no page.
afterAll(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
});

const eventPage = { dealer: 'a', page: '/cars/x/', pageType: 'vehicle', item: { item_id: '7' }, ids: {} };
const said = (): unknown[][] => page.dataLayer.map((entry) => [...entry]);

test('Google’s script comes with advertising refused, and an address without what was typed', async () => {
  await openAnalytics({ name: 'gtag', measurementId: 'G-ABC123' });
  expect(scripts).toMatchObject([
    { src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123', async: true },
  ]);
  expect(said()[0]).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied', analytics_storage: 'granted' },
  ]);
  expect(said().at(-1)).toMatchObject([
    'config',
    'G-ABC123',
    {
      page_location: 'https://a.example/cars/x/?utm_source=radio&gclid=x1',
      page_referrer: 'https://a.example/used-car/?utm_source=radio',
      allow_google_signals: false,
    },
  ]);
});

test('EVT-02 an event goes out under its general name and that of its department, with the number', async () => {
  const analytics = await openAnalytics({ name: 'gtag', measurementId: 'G-ABC123' });
  analytics.send(writeEvent('usedTestDriveBooked', {}, eventPage, 0));
  const events = said().filter(([command]) => command === 'event');
  expect(events.map(([, name]) => name)).toEqual(['asc_form_submission', 'asc_form_submission_sales_appt']);
  expect(events[0]?.[2]).toMatchObject({
    event_id: 48,
    item_id: '7',
    page_type: 'vehicle',
    form_type: 'test_drive',
  });
});

test('withdrawn: nothing more is said but the refusal, and Google’s cookies go', async () => {
  const analytics = await openAnalytics({ name: 'gtag', measurementId: 'G-ABC123' });
  analytics.stop();
  const count = said().length;
  analytics.send(writeEvent('pageShared', {}, eventPage, 0));
  expect(said()).toHaveLength(count);
  expect(said().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  expect(page['ga-disable-G-ABC123']).toBe(true);
  expect(cookies).toContain('_ga=; path=/; max-age=0; domain=a.example');
  expect(cookies).toContain('_ga_ABC123=; path=/; max-age=0');
});

test('an app that a visitor comes from is told by its own address', async () => {
  Object.assign(document, { referrer: 'android-app://com.google.android.gm/' });
  await openAnalytics({ name: 'gtag', measurementId: 'G-ABC123' });
  expect(said().at(-1)?.[2]).toMatchObject({ page_referrer: 'android-app://com.google.android.gm/' });
});
