import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allOf,
  enclose,
  hasAny,
  hasId,
  hasNone,
  hasValue,
  isAbove,
  isAtLeast,
  isAtMost,
  isWithin,
  oneOf,
} from '#domain/search/index-filter.ts';
import { evaluateFilter } from '#scripts/sandbox/search/filter/filter-node.ts';
import { parseFilter } from '#scripts/sandbox/search/filter/parse-filter.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';
import { tokenize } from '#scripts/sandbox/search/text/tokenize.ts';

interface Stocked {
  id: string;
  badge: string;
  features: string[];
  price?: number;
  certified: boolean;
}

const schema = parseSchema(
  {
    name: 'cars',
    fields: [
      { name: 'badge', type: 'string' },
      { name: 'features', type: 'string[]' },
      { name: 'price', type: 'int32', optional: true },
      { name: 'certified', type: 'bool' },
    ],
  },
  0,
);

/** An index as the sandbox keeps one, with these documents. */
function fill(documents: readonly Stocked[]): DocumentIndex {
  const index = new DocumentIndex(schema);
  documents.forEach((document, slot) => index.put(slot, document.id, { ...document }));
  return index;
}

/** The documents that the sandbox's own filter parser lets through. Throws where it refuses the filter. */
function find(documents: readonly Stocked[], filter: string): Stocked[] {
  const index = fill(documents);
  const node = parseFilter(filter, index);
  if (!node) return [...documents];
  const mask = evaluateFilter(node, index);
  return documents.filter((_, slot) => mask[slot] === 1);
}

/** A text as the index compares it; '' is no word at all, and nothing finds it. */
const words = (text: string): string =>
  tokenize(text, { symbols: new Set(), separators: new Set() }).join(' ');

const letters = [...'abzAZ019éÜß`:,-&|()[]\'"/*!=<>. %$#~\\日\n'];
const text = fc.oneof(
  fc.array(fc.constantFrom(...letters), { maxLength: 10 }).map((some) => some.join('')),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.constantFrom('', '*', 'GT*', 'a`', '308', 'true', '~~', '&& x:=1', '[a,b]', '1..9', '>=5'),
);
const document = fc.record({
  // The one id that no stock may have: it stands for none.
  id: text.filter((id) => id !== '~~'),
  badge: text,
  features: fc.array(text, { maxLength: 3 }),
  price: fc.integer({ min: 0, max: 20 }),
  certified: fc.boolean(),
});
const documents = fc.uniqueArray(document, { minLength: 1, maxLength: 8, selector: ({ id }) => id });
const runs = { numRuns: 500 };

describe('SRCH-18 whatever is written in a value, a filter finds exactly the documents with it', () => {
  test('one value, also where it is one of the stock', () => {
    fc.assert(
      fc.property(documents, text, fc.nat(), (stock, other, at) => {
        for (const value of [other, stock[at % stock.length]?.badge ?? '']) {
          const same = stock.filter(({ badge }) => words(value) !== '' && words(badge) === words(value));
          expect(find(stock, hasValue('badge', value))).toEqual(same);
        }
      }),
      runs,
    );
  });

  test('one of several values, and none of them, of a field with one and with many', () => {
    fc.assert(
      fc.property(documents, fc.array(text, { maxLength: 4 }), (stock, others) => {
        const values = [
          ...others,
          ...stock.flatMap(({ badge, features }) => [badge, ...features]).slice(0, 3),
        ];
        const wanted = new Set(values.map(words).filter(Boolean));
        const has = ({ features }: Stocked): boolean => features.some((value) => wanted.has(words(value)));
        expect(find(stock, hasAny('features', values))).toEqual(stock.filter(has));
        expect(find(stock, hasNone('features', values))).toEqual(stock.filter((one) => !has(one)));
        const badges = stock.filter(({ badge }) => wanted.has(words(badge)));
        expect(find(stock, hasAny('badge', values))).toEqual(badges);
      }),
      runs,
    );
  });

  test('ids, letter by letter', () => {
    const isAskable = (id: string): boolean =>
      id === id.trim() && !['', '*'].includes(id) && !id.includes('`');
    fc.assert(
      fc.property(documents, fc.array(text, { maxLength: 3 }), (stock, others) => {
        const ids = [...others, ...stock.slice(0, 2).map(({ id }) => id)];
        const wanted = stock.filter(({ id }) => isAskable(id) && ids.includes(id));
        expect(find(stock, hasId(ids))).toEqual(wanted);
      }),
      runs,
    );
  });

  test('numbers, spans and yes or no', () => {
    const end = fc.option(fc.integer({ min: -5, max: 25 }));
    fc.assert(
      fc.property(documents, end, end, fc.integer({ min: 0, max: 20 }), (stock, min, max, value) => {
        const priced = (keep: (price: number) => boolean): Stocked[] =>
          stock.filter(({ price }) => price !== undefined && keep(price));
        expect(find(stock, hasValue('price', value))).toEqual(priced((price) => price === value));
        expect(find(stock, isAbove('price', value))).toEqual(priced((price) => price > value));
        expect(find(stock, isAtLeast('price', value))).toEqual(priced((price) => price >= value));
        expect(find(stock, isAtMost('price', value))).toEqual(priced((price) => price <= value));
        expect(find(stock, isWithin('price', { min, max }))).toEqual(
          priced((price) => price >= (min ?? -Infinity) && price <= (max ?? Infinity)),
        );
        expect(find(stock, hasValue('certified', true))).toEqual(stock.filter(({ certified }) => certified));
      }),
      runs,
    );
  });

  test('filters put together keep their meaning, in whatever order', () => {
    fc.assert(
      fc.property(documents, text, text, (stock, one, other) => {
        const [left, right] = [find(stock, hasValue('badge', one)), find(stock, hasValue('badge', other))];
        const certified = stock.filter((found) => found.certified);
        const either = stock.filter((found) => left.includes(found) || right.includes(found));
        const wanted = either.filter((found) => certified.includes(found));
        const choice = oneOf(hasValue('badge', one), hasValue('badge', other));
        expect(find(stock, allOf(choice, hasValue('certified', true)))).toEqual(wanted);
        expect(find(stock, allOf('', hasValue('certified', true), choice))).toEqual(wanted);
        const narrow = enclose(allOf(hasValue('badge', one), hasValue('certified', true)));
        expect(find(stock, oneOf(narrow, hasValue('badge', other)))).toEqual(
          stock.filter((found) => (left.includes(found) && found.certified) || right.includes(found)),
        );
      }),
      runs,
    );
  });
});

test('an empty filter lets all through', () => {
  const stock = [{ id: 'a', badge: 'GT', features: [], certified: false }];
  expect(allOf('', isWithin('price', { min: null, max: null }), enclose(''))).toBe('');
  expect(find(stock, '')).toEqual(stock);
});
