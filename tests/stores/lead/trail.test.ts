import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';

openBrowser();
const { readTrail, recordPage } = await import('#stores/lead/trail.ts');
const goTo = (pathname: string, search = ''): void => {
  Object.assign(window.location, { pathname, search });
  recordPage();
};

test('TRADE-02 the tab keeps pages and campaign of its visit', () => {
  goTo('/', '?utm_source=paper');
  goTo('/cars/x/', '?q=words');
  expect(readTrail()).toBe('/?utm_source=paper\n/cars/x/');
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
