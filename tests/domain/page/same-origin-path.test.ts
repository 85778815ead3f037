import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameOriginPath } from '#domain/page/same-origin-path.ts';

test.each([
  ['/success/', '/success/'],
  ['/cars/a-b/?x=1#y', '/cars/a-b/?x=1#y'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['/a/..//evil.example', null],
  ['/%2e//evil.example', null],
  ['/cars/?from=https://dealer.example/#//x', '/cars/?from=https://dealer.example/#//x'],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\nb', null],
  ['', null],
  [null, null],
])('%j leads to %j', (value, expected) => {
  expect(sameOriginPath(value)).toBe(expected);
});

test('whatever is accepted stays on the same origin', () => {
  const origin = 'https://dealer.example';
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc.array(fc.constantFrom('/', '.', '..', '%2e', 'a', '?', '#')).map((parts) => `/${parts.join('')}`),
      ),
      (value) => {
        const path = sameOriginPath(value);
        if (path === null) return;
        const address = new URL(path, origin);
        expect([address.origin, address.pathname.startsWith('//')]).toEqual([origin, false]);
      },
    ),
  );
});
