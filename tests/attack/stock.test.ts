import { safeAddress } from '#domain/page/safe-address.ts';
import { describe, expect, test } from 'vitest';
import type { Value } from '#scripts/stock/clean/cleaner.ts';
import { judgeRow, type Judged } from '#scripts/stock/judge-row.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { createSeen } from '#scripts/stock/seen.ts';
import { createVocabulary } from '#scripts/stock/vocabulary.ts';
import { findFault } from '#scripts/stock/rows/find-fault.ts';
import { fixtureDealer, fixtureDocument } from '../integration/fixture-target.ts';

/*
 * Rows of a feed that somebody made to break a site: each is refused with a reason, or loses what no page can show.
 */

function judge(extra: Record<string, unknown>, vocabulary = createVocabulary()): Judged {
  const dealer = fixtureDealer('alpha');
  const seen = createSeen();
  try {
    const values = fixtureDocument(1, extra) as Record<string, Value>;
    return judgeRow(
      { line: 2, values },
      {
        mapping: createDefaultMapping(),
        dealer: {
          ...dealer.site,
          collections: dealer.build.collections,
          locations: dealer.site.locations,
        },
        notes: { add: () => undefined },
        models: () => [],
        seen,
        vocabulary,
      },
    );
  } finally {
    seen.close();
  }
}
const reasonOf = (extra: Record<string, unknown>): string => {
  const judged = judge(extra);
  return 'reason' in judged ? judged.reason : 'taken';
};
const taken = (extra: Record<string, unknown>): Record<string, unknown> => {
  const judged = judge(extra);
  if ('reason' in judged) throw new Error(judged.reason);
  return { ...judged.document };
};

test('a sound row is taken', () => expect(reasonOf({})).toBe('taken'));

test.each([
  ['ancaprating', -1, /ancaprating.*expected a number from 0 to 5/],
  ['ancaprating', 6e8, /ancaprating.*expected a number from 0 to 5/],
  ['gearnum', 1e9, /gearnum.*from 0 to 100/],
  ['cylinders', -4, /cylinders.*from 0 to 100/],
  ['price', 1e300, /price.*expected a price in dollars/],
  ['photos_count', 1e12, /photos_count.*from 0 to 10,000/],
  ['created_at', 1e15, /created_at.*seconds since 1970/],
  ['images', ['https://x;script-src-elem/1.jpg'], /images.*plain host name/],
  ['images', [{ image: { url: 'https://x,script-src/1.jpg' } }], /images.*plain host name/],
  ['primary_image_url', 'https://*/1.jpg', /primary_image_url.*plain host name/],
  ['video_url', "https://'unsafe-inline'/a.mp4", /video_url.*plain host name/],
  ['spin_images', ['https://x;y/1.jpg'], /spin_images.*plain host name/],
  ['spin_interior_image', 'https://x;y/1.jpg', /spin_interior_image.*plain host name/],
  ['id', 'x'.repeat(200), /id/],
  ['slug', '../../index', /slug/],
])('%s of %j is a rejected row that says why', (field, value, reason) => {
  expect(reasonOf({ [field]: value })).toMatch(reason);
});

test.each([
  ['images', ['https://x.example:99999/1.jpg'], 'images', undefined],
  [
    'images',
    ['javascript:alert(1)', 'https://x.example/1.jpg'],
    'images',
    [{ image: { url: 'https://x.example/1.jpg' } }],
  ],
  ['file', 'javascript:alert(1)', 'file', undefined],
  ['badge', 'G\0X\u202eL', 'badge', 'GXL'],
  ['badge', 'G\ud800X', 'badge', 'GX'],
  ['badge', 'Family \u{1f697}', 'badge', 'Family \u{1f697}'],
  ['price_type', '\u200e', 'price_type', undefined],
  ['dealercomments', 'One\u0085two\v\u2066three', 'dealercomments', 'One two three'],
  ['vehiclelength', 9e99, 'vehiclelength', null],
])('of %s of %j stays what a page can show', (field, value, name, kept) => {
  expect(taken({ [field]: value })[name]).toEqual(kept);
});

describe('a JSON value that is no row', () => {
  const nest = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  test.each<[string, unknown, string | null]>([
    ['records in lists, as pictures are', { images: [{ image: { thumb: { url: 'x' } } }] }, null],
    ['lists nested deep', nest(100_000), 'lists and records nested deeper than any vehicle'],
    // Each stopped the whole import when a part of the row was quoted.
    ['toString', { colour: { toString: 'x' } }, 'a record with the name toString, which no vehicle has'],
    ['valueOf', [{ id: [{ valueOf: 1 }] }], 'a record with the name valueOf, which no vehicle has'],
  ])('%s', (_, value, fault) => {
    expect(findFault(value)).toBe(fault);
  });
});

test.each([
  [
    'https://cdn.example.com/1.jpg 1x, https://evil.example/2.jpg 2x',
    'https://cdn.example.com/1.jpg%201x,%20https://evil.example/2.jpg%202x',
  ],
  ['ht\ttps://cdn.example.com/a\nb.jpg', 'https://cdn.example.com/ab.jpg'],
  [' https://cdn.example.com/a,b.jpg ', 'https://cdn.example.com/a,b.jpg'],
  ['/a b.jpg', null],
  ['//evil.example/a.jpg', null],
  [`https://cdn.example.com/${'a'.repeat(3_000)}.jpg`, null],
])('a picture at %j is one address, not a list of them', (written, address) => {
  expect(safeAddress(written)).toBe(address);
});

test('a feed whose vehicles have hundreds of features of their own fills no memory of the index; an honest one is taken', () => {
  const vocabulary = createVocabulary();
  const featuresOf = (from: number) => Array.from({ length: 400 }, (_, at) => `Feature ${from + at}`);
  let taken = 0;
  for (let at = 0; at < 200; at += 1)
    if ('document' in judge({ id: `h${at}`, filtered_features: featuresOf(at * 400) }, vocabulary))
      taken += 1;
  expect(taken).toBeLessThan(50);
  expect(judge({ id: 'late', filtered_features: featuresOf(90_000) }, vocabulary)).toMatchObject({
    reason: 'more words and texts that no other vehicle has than a stock can have',
  });
  // Nor are long texts of words that others have.
  const ofKnown = (from: number) =>
    Array.from({ length: 400 }, (_, at) => `Feature ${from + at} `.repeat(50));
  expect(judge({ id: 'long', filtered_features: ofKnown(0) }, vocabulary)).toHaveProperty('reason');
  // What others have adds nothing.
  expect(judge({ id: 'usual', filtered_features: featuresOf(0) }, vocabulary)).toHaveProperty('document');
});
