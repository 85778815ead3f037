import { test } from 'vitest';
import { markPassing } from '#scripts/sandbox/search/filter/filter-node.ts';
import { parseFilter } from '#scripts/sandbox/search/filter/parse-filter.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import { createOrder } from '#scripts/sandbox/search/query/sort.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';
import { expectShortSteps } from './measure-steps.ts';

/*
 * A public key may ask with a filter of 65,536 characters. Whatever stands in it, enquiries and other searches get their turn
 * meanwhile.
 */

const fields = [
  { name: 'name', type: 'string' },
  { name: 'features', type: 'string[]' },
];
const index = new DocumentIndex(parseSchema({ name: 'cars', fields }, 0));
const count = 8_000;
for (let slot = 0; slot < count; slot += 1)
  index.put(slot, String(slot), {
    id: String(slot),
    name: `a b c d used toyota x${slot}`,
    features: Array.from({ length: 5 }, (_, at) => `f${(slot * 7 + at * 13) % 300} a b`),
  });

const fill = (value: (word: string) => string): string => {
  const values = Array.from({ length: 20_000 }, (_, at) => value(at.toString(36)));
  return `[${values.join().slice(0, 60_000)}]`;
};

const filters = [
  ['words in most documents', `name:${fill((word) => `a b ${word}`)}`],
  ['one value of many words', `name:${'a b c d '.repeat(8_000)}`],
  ['words of lists', `features:${fill((word) => `a b ${word}`)}`],
  ['beginnings of words', `features:${fill((word) => `a ${word}*`)}`],
  ['beginnings of whole values', `name:=${fill((word) => `a ${word}*`)}`],
  ['all values', `name:!=${fill((word) => `a ${word}`)}`],
] as const;

test.each(filters)('a filter of %s is worked off in short steps', (_, filter) => {
  const node = parseFilter(filter, index);
  if (!node) throw new Error('An empty filter.');
  expectShortSteps(markPassing(node, index));
});

test('so is one that puts hits in order', () => {
  const [[, filter]] = filters;
  const slots = Int32Array.from({ length: count }, (_, slot) => slot);
  const sorting = { index, scores: null, slots, isHidden: () => false };
  expectShortSteps(createOrder(`_eval(${filter}):desc`, sorting));
});
