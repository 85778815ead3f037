import { expect, test } from 'vitest';
import { isNamedByPage } from '#domain/page/own/named-by-page.ts';

test('ROUTE-22 a page named "Our team" does not say it again above the people', () => {
  expect(isNamedByPage({ name: 'team', members: [] })).toBe(true);
  expect(isNamedByPage({ name: 'team', members: [], title: 'Who sells' })).toBe(false);
  expect(isNamedByPage({ name: 'faq', items: [] })).toBe(true);
  expect(isNamedByPage({ name: 'location', location: 'bourke', map: true })).toBe(false);
  expect(isNamedByPage(undefined)).toBe(false);
});
