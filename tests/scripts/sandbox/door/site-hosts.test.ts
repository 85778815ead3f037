import { expect, test } from 'vitest';
import { judgeNetwork } from '#scripts/sandbox/door/site-hosts.ts';

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['0.0.0.0/0', false],
  ['203.0.113.0/33', false],
  ['203.0.113.0/', false],
  ['::/0', false],
  ['host.example', false],
  ['10.0.0.1/8/8', false],
  ['', false],
])('"%s" as a host of sites', (text, isRight) => {
  expect(judgeNetwork(text) === null).toBe(isRight);
});
