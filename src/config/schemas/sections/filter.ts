import * as v from 'valibot';
import {
  listFacets,
  rangeFacets,
  type ListFacet,
  type ListKey,
  type RangeKey,
} from '#domain/listing/facets.ts';
import { isSameName } from '#domain/site/same-name.ts';
import { suggestNearest } from '../../check/nearest.ts';
import { group, maybe } from '../values.ts';
import { closedWords, wordsKind } from './filter-words.ts';

/** A figure of credit never decides what a page shows (LEGAL 4). */
const left: readonly ListKey[] = ['weekly'];
const facets = listFacets.filter(({ key }) => !left.includes(key));

/** Values that have a form and no list of words. */
const formed: Readonly<Partial<Record<ListKey, string>>> = {
  seats: 'a number of seats, such as 7',
  certified: 'true',
};

/** What was expected of a value of a filter, with the word that was meant. */
function explainValue({ key, form }: ListFacet, input: unknown): string {
  const words = closedWords[key];
  if (words === undefined) return (form && formed[key]) ?? 'a value as the filter of the listing has it';
  const near = suggestNearest(String(input), words).replace(/^ /, '. ');
  return `one of ${words.join(', ')}${near}`;
}

function isValue({ key, form }: ListFacet, value: string): boolean {
  const words = closedWords[key];
  const isWord = !words || words.some((word) => isSameName(word, value));
  return isWord && value !== '' && value.length <= 100 && form?.test(value) !== false;
}

/** A value of a filter; a plain number or true is read as the text that the index holds. */
const valueOf = (facet: ListFacet) =>
  v.pipe(
    v.union([v.string(), v.number(), v.boolean()], 'a value'),
    v.transform((value) => String(value).trim()),
    v.check(
      (value) => isValue(facet, value),
      ({ input }) => explainValue(facet, input),
    ),
    v.metadata({ kind: wordsKind(facet.key) }),
  );

/** One value, or a list of which a vehicle has one. */
const values = (facet: ListFacet) =>
  v.pipe(
    v.union(
      [
        v.pipe(
          valueOf(facet),
          v.transform((value) => [value]),
        ),
        v.pipe(
          v.array(valueOf(facet)),
          v.minLength(1, 'at least one value'),
          v.maxLength(40, 'at most 40 values'),
        ),
      ],
      ({ input }) => (isScalar(input) ? explainValue(facet, input) : 'a value, or a list of values'),
    ),
    v.description('A value as the listing calls it, or a list: a vehicle has one of them.'),
  );

const isScalar = (input: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof input);

const bound = (description: string) =>
  maybe(v.pipe(v.number('a number'), v.minValue(0, 'a number from 0'), v.description(description)));

const span = v.pipe(
  group('From and to; one of them is enough.', { min: bound('From.'), max: bound('To.') }),
  v.check(({ min, max }) => min !== null || max !== null, 'min or max'),
  v.check(({ min, max }) => min === null || max === null || min <= max, 'a min that is not above max'),
);

type Values = ReturnType<typeof values>;

const entries = Object.fromEntries([
  ...facets.map((facet) => [facet.key, v.optional(values(facet))]),
  ...rangeFacets.map(({ key }) => [key, v.optional(span)]),
]) as Record<Exclude<ListKey, 'weekly'>, v.OptionalSchema<Values, undefined>> &
  Record<RangeKey, v.OptionalSchema<typeof span, undefined>>;

/** Which vehicles, in the words of the filters of the listing (REF-08). */
export const filter = v.pipe(
  group(
    'Which vehicles, by the filters of the listing: { make: [Kia], condition: used, price: { max: 20000 } }.',
    entries,
  ),
  v.check((chosen) => Object.keys(chosen).length > 0, 'at least one filter, such as condition: used'),
);
