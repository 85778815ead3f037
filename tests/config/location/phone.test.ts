import { describe, expect, test } from 'vitest';
import { formatInternational } from '#config/resolvers/phone.ts';

describe('phone numbers become E.164, local-only ones stay', () => {
  test.each([
    ['07 7010 1234', '+61770101234'],
    ['(02) 5550 2150', '+61255502150'],
    ['0491 570 156', '+61491570156'],
    ['+61 8 5550 6100', '+61855506100'],
    ['61855506100', '+61855506100'],
    ['1300 975 707', '1300975707'],
    ['13 11 26', '131126'],
    ['1800 160 401', '1800160401'],
    ['5550 2150', null],
    ['07 7010 123', null],
    ['+64 9 123 4567', null],
    ['call us', null],
  ])('%s', (written, expected) => expect(formatInternational(written)).toBe(expected));
});
