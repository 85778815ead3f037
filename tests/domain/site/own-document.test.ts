import { expect, test } from 'vitest';
import { findOwnDocument, formatBytes } from '#domain/site/own-document.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [340_400, '340 kB'],
  [1_240_000, '1.2 MB'],
  [12_400_000, '12 MB'],
  [9_990_000_000_000, '9990 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test("a document of the dealer's folder is known by its link, others are not", () => {
  const site = { documents: { '/price list.pdf': { bytes: 7 } } };
  expect(findOwnDocument('/price%20list.pdf#page=2', site)).toEqual({ kind: 'PDF', bytes: 7 });
  for (const href of ['/other.pdf', '/price%', 'https://else.example/price.pdf', '/search/'])
    expect(findOwnDocument(href, site)).toBeNull();
});
