import { expect, test } from 'vitest';
import { fitLogo } from '#domain/site/logo-size.ts';

test.each([
  [
    { width: 180, height: 40 },
    { width: 180, height: 40 },
  ],
  [
    { width: 360, height: 80 },
    { width: 180, height: 40 },
  ],
  [
    { width: 880, height: 80 },
    { width: 220, height: 20 },
  ],
  [
    { width: 24, height: 24 },
    { width: 24, height: 24 },
  ],
])('a header draws a logo of %j as %j', (logo, drawn) => {
  expect(fitLogo(logo)).toEqual(drawn);
});
