import { expect, test } from 'vitest';
import { formatFileSize } from '#domain/site/file-size.ts';

test('FORM-08 a file says its size in the unit that is read most easily', () => {
  expect([0, 84_200, 999_499, 1_000_000, 9_960_000].map(formatFileSize)).toEqual([
    ...['1 KB', '84 KB', '999 KB', '1.0 MB', '10.0 MB'],
  ]);
});
