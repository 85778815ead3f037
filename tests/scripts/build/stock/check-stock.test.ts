import { expect, test } from 'vitest';
import { checkStock } from '#scripts/build/stock/check-stock.ts';

test.each([
  ['first build', null, 0, 0.5],
  ['was empty', 0, 0, 0.5],
  ['grew', 10, 20, 0.5],
  ['fell by exactly the share', 10, 5, 0.5],
])('%s: published', (_why, former, vehicles, share) => {
  expect(() => checkStock(former, vehicles, share)).not.toThrow();
});

test('fell by more than the share: refused in words', () => {
  expect(() => checkStock(200, 40, 0.5)).toThrow(/fell from 200 to 40 vehicles \(80%\).*50%.*--force/s);
});
