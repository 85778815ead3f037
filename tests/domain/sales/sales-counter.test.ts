import { describe, expect, test } from 'vitest';
import {
  countSyntheticSales,
  salesPerDay,
  salesRefresh,
  secondsPerSale,
} from '#domain/sales/sales-counter.ts';

/** By the clock of Brisbane. */
const at = (local: string): number => countSyntheticSales(Date.parse(`${local}+10:00`) / 1000);

describe('SALES-01 C45 the made-up counter', () => {
  test('192 a day, one each 450 seconds, read again each 150', () => {
    expect([salesPerDay, secondsPerSale, salesRefresh]).toEqual([192, 450, 150]);
    expect(86_400 / secondsPerSale).toBe(salesPerDay);
  });

  test.each([
    ['the month begins with nothing', '2026-11-01T00:00:00', 0],
    ['the first one', '2026-11-01T00:07:30', 1],
    ['a second before it', '2026-11-01T00:07:29', 0],
    ['the last second of a day', '2026-11-01T23:59:59', 191],
    ['a day', '2026-11-02T00:00:00', 192],
    ['noon of the 23rd', '2026-11-23T12:00:00', 22 * 192 + 96],
    ['the last second of a month', '2026-12-31T23:59:59', 31 * 192 - 1],
    ['it begins anew at midnight of Brisbane, not of UTC', '2027-01-01T00:00:00', 0],
  ])('%s: %s', (_, local, count) => {
    expect(at(local)).toBe(count);
  });

  test('it grows by one at most between two readings', () => {
    for (let second = 0; second < 86_400; second += salesRefresh) {
      const now = Date.parse('2026-11-22T14:00:00Z') / 1000 + second;
      expect(countSyntheticSales(now + salesRefresh) - countSyntheticSales(now)).toBeLessThanOrEqual(1);
    }
  });
});
