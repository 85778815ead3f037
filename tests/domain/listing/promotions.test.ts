import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choosePromotions,
  placePromotions,
  type PageOfList,
  type Promotion,
} from '#domain/listing/promotions.ts';

const promotion = (changed: Partial<Promotion> = {}): Promotion => ({
  title: 'We Want Your Car!',
  text: null,
  link: { label: 'Go', href: '/' },
  image: null,
  positions: [8, 17],
  start: null,
  expiry: null,
  display: true,
  usedOnly: false,
  strictDisplay: false,
  ...changed,
});
const at = (iso: string): number => Date.parse(iso) / 1_000;
const brisbane = { timezone: 'Australia/Brisbane', usedOnly: false };
const sale = promotion({ start: '2025-07-01', expiry: '2025-07-24' });

test.each([
  ['PROMO-04: a second before 1 July in Brisbane', '2025-06-30T13:59:59Z', false],
  ['PROMO-04: from midnight in Brisbane', '2025-06-30T14:00:00Z', true],
  ['PROMO-04: to the end of 24 July in Brisbane', '2025-07-24T13:59:59Z', true],
  ['PROMO-04: no longer', '2025-07-24T14:00:00Z', false],
])('%s', (_, now, shown) => {
  expect(choosePromotions([sale], { ...brisbane, now: at(now) })).toHaveLength(shown ? 1 : 0);
});

test('C27: the clock of the dealer decides, summer time included', () => {
  const morning = promotion({ start: '2025-12-01T09:00', expiry: '2025-12-01T17:00' });
  const shown = (timezone: string, now: string) =>
    choosePromotions([morning], { timezone, usedOnly: false, now: at(now) }).length;
  expect(shown('Australia/Sydney', '2025-11-30T22:00:00Z')).toBe(1);
  expect(shown('Australia/Brisbane', '2025-11-30T22:00:00Z')).toBe(0);
  expect(shown('Australia/Perth', '2025-12-01T09:00:00Z')).toBe(1);
  expect(shown('Australia/Perth', '2025-12-01T09:01:00Z')).toBe(0);
});

test.each([
  ['PROMO-03: display false keeps it back', { display: false }, true, 0],
  ['PROMO-02: used only, and only used is asked for', { usedOnly: true }, true, 1],
  ['PROMO-02: used only, and other conditions are asked for', { usedOnly: true }, false, 0],
  ['PROMO-02: certain dealers show it everywhere', {}, false, 1],
])('%s', (_, changed, usedOnly, count) => {
  expect(choosePromotions([promotion(changed)], { ...brisbane, now: 0, usedOnly })).toHaveLength(count);
});

const draw = (hits: number, promotions: Promotion[], page?: PageOfList): string =>
  placePromotions('.'.repeat(hits).split(''), promotions, page)
    .map((entry) => (entry.kind === 'hit' ? '.' : entry.promotion.title.charAt(0)))
    .join('');

describe('positions', () => {
  test.each<[string, number, Partial<Promotion>, string]>([
    ['PROMO-01: positions 8 and 17 of a full page', 21, {}, '.......W........W......'],
    ['PROMO-01: position 9', 21, { positions: [9] }, '........W.............'],
    ['the first position', 2, { positions: [1] }, 'W..'],
    ['C27: a short list has it last, once', 3, {}, '...W'],
    ['C27: strict is at its position or nowhere', 3, { strictDisplay: true }, '...'],
    ['C27: strict, right behind the last hit', 7, { strictDisplay: true }, '.......W'],
    ['nothing found', 0, { strictDisplay: true }, ''],
  ])('%s', (_, hits, changed, expected) => {
    expect(draw(hits, [promotion(changed)])).toBe(expected);
  });

  test.each<[string, number, Partial<Promotion>, PageOfList, string]>([
    [
      'PROMO-01: positions of the first page are not those of the second',
      21,
      {},
      { before: 21, isLast: false },
      '.'.repeat(21),
    ],
    [
      'a position on the second page counts what stands before it',
      5,
      { positions: [8, 25] },
      { before: 21, isLast: true },
      '..W...',
    ],
    [
      'a position beyond this page waits for the next',
      3,
      { positions: [5] },
      { before: 0, isLast: false },
      '...',
    ],
    [
      'a position between two pages begins the next',
      3,
      { positions: [4] },
      { before: 3, isLast: true },
      'W...',
    ],
    [
      'one that has been seen does not come again at the end',
      3,
      { positions: [2] },
      { before: 21, isLast: true },
      '...',
    ],
    [
      'a strict one that no page had room for is left out',
      3,
      { positions: [40], strictDisplay: true },
      { before: 21, isLast: true },
      '...',
    ],
  ])('%s', (_, hits, changed, page, expected) => {
    expect(draw(hits, [promotion(changed)], page)).toBe(expected);
  });

  test('two that want one position stand one behind the other; a strict one gives way', () => {
    const second = promotion({ title: 'Sale', positions: [2] });
    expect(draw(4, [promotion({ positions: [2] }), second])).toBe('.WS...');
    expect(draw(4, [promotion({ positions: [2] }), { ...second, strictDisplay: true }])).toBe('.W...');
  });

  test('no hit is lost or moved past another, whatever promotions say', () => {
    const some = fc.array(
      fc.record({
        positions: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
        strictDisplay: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.nat({ max: 30 }), some, (count, changes) => {
        const hits = Array.from({ length: count }, (_, index) => index);
        const entries = placePromotions(hits, changes.map(promotion));
        expect(entries.flatMap((entry) => (entry.kind === 'hit' ? [entry.hit] : []))).toEqual(hits);
        for (const [index, entry] of entries.entries())
          if (entry.kind === 'promotion' && entry.promotion.strictDisplay)
            expect(entry.position).toBe(index + 1);
      }),
    );
  });

  test('pages one after the other are the whole listing, promotions included', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 30 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }), { maxLength: 3 }),
        (count, size, positions) => {
          const hits = Array.from({ length: count }, (_, index) => index);
          const promotions = positions.map((positions) => promotion({ positions: positions }));
          const pages = Math.max(1, Math.ceil(count / size));
          const paged = Array.from({ length: pages }, (_, page) =>
            placePromotions(hits.slice(page * size, (page + 1) * size), promotions, {
              before: page * size,
              isLast: page === pages - 1,
            }),
          );
          expect(paged.flat()).toEqual(placePromotions(hits, promotions));
        },
      ),
    );
  });
});
