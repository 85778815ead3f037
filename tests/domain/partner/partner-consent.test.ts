import { describe, expect, test } from 'vitest';
import { consentLasts } from '#domain/analytics/consent.ts';
import { isKept, pickFacts } from '#domain/partner/facts.ts';
import { choosePartners, judgePartner, parsePartnerConsents } from '#domain/partner/partner-consent.ts';

const chat = { name: 'chat', consent: 'functional' } as const;
const pixel = { name: 'pixel', consent: 'marketing' } as const;
const now = 1_800_000_000_000;

describe('LEGAL 5 consent by classes', () => {
  test('what is necessary is not asked about, all else is', () => {
    expect(judgePartner({ name: 'map', consent: 'necessary' }, {}, {}, now)).toBe('granted');
    expect(judgePartner(chat, {}, {}, now)).toBe('unasked');
  });

  test('a yes holds for these partners alone, for a year, and for the same class', () => {
    const kept = choosePartners({}, [chat], 'granted', now);
    expect(judgePartner(chat, kept, {}, now + consentLasts)).toBe('granted');
    expect(judgePartner(chat, kept, {}, now + consentLasts + 1)).toBe('unasked');
    expect(judgePartner({ ...chat, name: 'newcomer' }, kept, {}, now)).toBe('unasked');
    expect(judgePartner({ ...chat, consent: 'marketing' }, kept, {}, now)).toBe('unasked');
    expect(judgePartner(chat, choosePartners(kept, [chat], 'declined', now), {}, now)).toBe('declined');
  });

  test('a browser that refuses tracking refuses counting and advertising, not a chat', () => {
    const kept = choosePartners({}, [chat, pixel], 'granted', now);
    for (const signals of [{ globalPrivacyControl: true }, { doNotTrack: '1' }]) {
      expect(judgePartner(pixel, kept, signals, now)).toBe('refusedByBrowser');
      expect(judgePartner(chat, kept, signals, now)).toBe('granted');
    }
  });

  test.each([
    '',
    'null',
    '[]',
    '{"chat":1}',
    '{"chat":{"choice":"yes","at":1,"class":"functional"}}',
    '{"chat":{}}',
  ])('what is no whole choice counts as none: %s', (text) =>
    expect(judgePartner(chat, parsePartnerConsents(text), {}, now)).toBe('unasked'),
  );

  test('no name means what objects have by themselves', () => {
    expect(judgePartner({ name: 'constructor', consent: 'functional' }, {}, {}, now)).toBe('unasked');
  });
});

test('a partner is told the facts that its file names, and no others', () => {
  const facts = { item_id: '7', item_price: 20_000, email: 'a@b.example', item_year: undefined };
  expect(pickFacts(facts, ['item_id', 'item_price', 'item_year'])).toEqual({
    item_id: '7',
    item_price: 20_000,
  });
});

test('what a script left is found by its name or its beginning', () => {
  expect(
    ['_acme', '_acme_1', 'acme-chat-2', 'forecourt:saved'].filter((name) =>
      isKept(name, ['_acme', 'acme-*']),
    ),
  ).toEqual(['_acme', 'acme-chat-2']);
});
