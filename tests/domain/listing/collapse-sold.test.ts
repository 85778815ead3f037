import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapseSold } from '#domain/listing/collapse-sold.ts';

const read = (letters: string) =>
  [...letters].map((letter) => ({ status: letter === 's' ? 'sold' : 'in_stock' }));
const write = (hits: { status: string }[]) =>
  hits.map(({ status }) => (status === 'sold' ? 's' : '-')).join('');

test.each([
  ['', ''],
  ['---', '---'],
  ['s', 's'],
  ['sss', 's'],
  ['-ss-s-sss', '-s-s-s'],
])('SRCH-05 C44: %j collapses to %j', (hits, expected) => {
  expect(write(collapseSold(read(hits)))).toBe(expected);
});

test('SRCH-05: no two sold vehicles stand side by side, and no other vehicle is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('s', '-')), (letters) => {
      const collapsed = write(collapseSold(read(letters.join(''))));
      expect(collapsed).not.toContain('ss');
      expect(collapsed.replaceAll('s', '').length).toBe(letters.filter((letter) => letter === '-').length);
    }),
  );
});
