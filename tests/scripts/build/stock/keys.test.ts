import { expect, test } from 'vitest';
import { createSiteKeys, expiryFor, otherKeyRequest, searchKeyRequest } from '#scripts/build/stock/keys.ts';
import { fixtureDealer } from '../../../integration/fixture-target.ts';

const day = 86_400;
const now = Date.UTC(2026, 4, 20) / 1000;
const alpha = fixtureDealer('alpha');

test('a search key names the collections of its own dealer only', () => {
  const request = searchKeyRequest(alpha, 'admin');
  expect(request.collections).toEqual([alpha.build.collections.vehicles]);
  expect(request.actions).toEqual(['documents:search']);
});

test('SRCH-23 offers and parts have a key of their own, which opens no vehicles', () => {
  const request = otherKeyRequest(alpha, 'admin');
  expect(request.collections).toEqual([alpha.build.collections.offers, alpha.build.collections.parts]);
  expect(request.actions).toEqual(['documents:search']);
  const scoped = Buffer.from(createSiteKeys(alpha, 'admin', now).other, 'base64').toString();
  expect(scoped).toContain('"expires_at"');
  expect(scoped).not.toContain('filter_by');
  expect(scoped).not.toContain(request.value);
});

test('keys are the same in every build of a month, and differ between dealers and admin keys', () => {
  const keys = createSiteKeys(alpha, 'admin', now);
  expect(createSiteKeys(alpha, 'admin', now + day)).toEqual(keys);
  expect(createSiteKeys(fixtureDealer('beta'), 'admin', now).lead).not.toBe(keys.lead);
  expect(createSiteKeys(alpha, 'other', now).search).not.toBe(keys.search);
});

test('a scoped key lasts for more than 60 days and holds neither the admin key nor its parent', () => {
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const left = expiryFor(now + ahead * day) - (now + ahead * day);
    expect(left).toBeGreaterThanOrEqual(60 * day);
    expect(left).toBeLessThanOrEqual(93 * day);
  }
  const scoped = Buffer.from(createSiteKeys(alpha, 'admin', now).search, 'base64').toString();
  expect(scoped).toContain('"filter_by":"show_on_dealer_website:=true"');
  expect(scoped).not.toContain(searchKeyRequest(alpha, 'admin').value);
});
