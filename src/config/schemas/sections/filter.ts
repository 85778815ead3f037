import * as v from 'valibot';
import { listFacets, rangeFacets, type ListKey, type RangeKey } from '#domain/listing/facets.ts';
import { group, maybe } from '../values.ts';

/** A figure of credit never decides what a page shows (LEGAL 4). */
const left: readonly ListKey[] = ['weekly'];
const facets = listFacets.filter(({ key }) => !left.includes(key));

/** A value of a filter; a plain number or true is read as the text that the index holds. */
const valueOf = (form: RegExp | undefined) =>
  v.pipe(
    v.union([v.string(), v.number(), v.boolean()], 'a value'),
    v.transform((value) => String(value).trim()),
    v.check(
      (value) => value !== '' && value.length <= 100 && form?.test(value) !== false,
      'a value as the filter of the listing has it',
    ),
  );

/** One value, or a list of which a vehicle has one. */
const values = (form: RegExp | undefined) =>
  v.pipe(
    v.union(
      [
        v.pipe(
          valueOf(form),
          v.transform((value) => [value]),
        ),
        v.pipe(
          v.array(valueOf(form)),
          v.minLength(1, 'at least one value'),
          v.maxLength(40, 'at most 40 values'),
        ),
      ],
      'a value, or a list of values',
    ),
    v.description('A value as the listing calls it, or a list: a vehicle has one of them.'),
  );

const bound = (description: string) =>
  maybe(v.pipe(v.number('a number'), v.minValue(0, 'a number from 0'), v.description(description)));

const span = v.pipe(
  group('From and to; one of them is enough.', { min: bound('From.'), max: bound('To.') }),
  v.check(({ min, max }) => min !== null || max !== null, 'min or max'),
  v.check(({ min, max }) => min === null || max === null || min <= max, 'a min that is not above max'),
);

type Values = ReturnType<typeof values>;

const entries = Object.fromEntries([
  ...facets.map(({ key, form }) => [key, v.optional(values(form))]),
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
