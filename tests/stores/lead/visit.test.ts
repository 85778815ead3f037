import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';

openBrowser();
const { readVisit, recordVisit } = await import('#stores/lead/visit.ts');

test('TRADE-02 the tab keeps pages and campaign of its visit', () => {
  recordVisit({ pathname: '/', search: '?utm_source=paper' });
  recordVisit({ pathname: '/cars/x/', search: '' });
  expect(readVisit()).toEqual({ pages: ['/', '/cars/x/'], campaign: { utm_source: 'paper' } });
});

test('a browser that refuses tracking keeps and tells nothing', () => {
  const refusing = Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: true,
    configurable: true,
  });
  expect(readVisit()).toEqual({ pages: [], campaign: {} });
  recordVisit({ pathname: '/about/', search: '' });
  Reflect.deleteProperty(refusing, 'globalPrivacyControl');
  expect(readVisit().pages).not.toContain('/about/');
});
