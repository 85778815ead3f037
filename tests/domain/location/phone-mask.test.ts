import { expect, test } from 'vitest';
import { maskPhone } from '#domain/location/phone-mask.ts';

test.each([
  ['07 3333 4444', '07 33…'],
  ['(07) 3333 4444', '(07) …'],
  ['1300 123 456', '1300 …'],
  ['13 12', '13 12'],
  ['', ''],
])('VDP-19, C46: %j is masked as %j', (displayed, masked) => {
  expect(maskPhone(displayed)).toBe(masked);
});
