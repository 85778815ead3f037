import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';

openBrowser();
const { readTrail, recordPage } = await import('#stores/lead/trail.ts');
const origin = 'https://dealer.example';
const goTo = (path: string, referrer = ''): void => {
  Object.assign(window.location, { origin, href: `${origin}${path}` });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  recordPage();
};

test('TRADE-02 the tab keeps pages and campaign of its visit', () => {
  goTo('/?utm_source=paper', 'https://paper.example/news/');
  goTo('/cars/x/?q=words', `${origin}/?utm_source=paper`);
  expect(readTrail()).toBe('/?utm_source=paper\n/cars/x/');
});

test('a page that was left before it was idle is named by the next one', () => {
  goTo('/offers/y/', `${origin}/offers/?gclid=1`);
  expect(readTrail()).toBe('/?utm_source=paper\n/cars/x/\n/offers/?gclid=1\n/offers/y/');
});

test('a browser that refuses tracking keeps and tells nothing', () => {
  const refusing = Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: true,
    configurable: true,
  });
  expect(readTrail()).toBeNull();
  goTo('/about/');
  Reflect.deleteProperty(refusing, 'globalPrivacyControl');
  expect(readTrail()).not.toContain('/about/');
});
