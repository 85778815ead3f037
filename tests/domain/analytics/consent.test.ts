import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  consentLasts,
  judgeConsent,
  measuringVersion,
  parseConsent,
  type Consent,
} from '#domain/analytics/consent.ts';

const now = 1_795_000_000_000;
const yes: Consent = { choice: 'granted', at: now - 1_000, version: measuringVersion };

describe('LEGAL 5, LEGAL 6 whether a visit may be counted', () => {
  test.each([
    ['nothing was chosen', null, {}, 'unasked'],
    ['yes', yes, {}, 'granted'],
    ['no', { ...yes, choice: 'declined' as const }, {}, 'declined'],
    ['yes to another question', { ...yes, version: '2020-01' }, {}, 'unasked'],
    ['yes, more than a year ago', { ...yes, at: now - consentLasts - 1 }, {}, 'unasked'],
    ['yes, but Global Privacy Control', yes, { globalPrivacyControl: true }, 'refusedByBrowser'],
    ['yes, but Do Not Track', yes, { doNotTrack: '1' }, 'refusedByBrowser'],
    ['yes, and Do Not Track is off', yes, { doNotTrack: '0', globalPrivacyControl: false }, 'granted'],
  ])('%s', (_, kept, signals, state) => expect(judgeConsent(kept, signals, now)).toBe(state));

  test('what the browser keeps is read back; anything else is no consent', () => {
    expect(parseConsent(JSON.stringify(yes))).toEqual(yes);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseConsent(text)).toBeNull();
      }),
    );
  });
});
