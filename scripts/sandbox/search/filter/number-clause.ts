import type { NumberColumn } from '../index/number-column.ts';
import { limits } from '../limits.ts';
import { INT32_MAX, INT32_MIN } from '../schema/coerce-value.ts';
import type { ScalarType } from '../schema/field.ts';
import { badRequest } from '../service-error.ts';
import type { Clause } from './filter-node.ts';
import { markNumbers } from './mark-numbers.ts';
import { cutValues } from './split-values.ts';

type Test = (value: number) => boolean;

const comparisons: readonly (readonly [string, (limit: number) => Test])[] = [
  ['<=', (limit) => (value) => value <= limit],
  ['>=', (limit) => (value) => value >= limit],
  ['<', (limit) => (value) => value < limit],
  ['>', (limit) => (value) => value > limit],
];

function parseNumber(text: string, type: ScalarType): number {
  const trimmed = text.trim();
  if (type === 'float') {
    if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) throw badRequest('Not a float.');
    return Number(trimmed);
  }
  if (!/^[+-]?\d+$/.test(trimmed)) throw badRequest(`Not an ${type}.`);
  const number = Number(trimmed);
  const isTooLarge =
    type === 'int32' ? number > INT32_MAX || number < INT32_MIN : Math.abs(number) > 9.223372036854775e18;
  if (isTooLarge) throw badRequest(`\`${trimmed}\` exceeds the range of an ${type}.`);
  return number;
}

/** One value: the number itself, or a comparison, or `from..to` with both ends in it. An open range finds nothing. */
function parseValue(text: string, type: ScalarType): number | Test {
  const value = text.startsWith('=') ? text.slice(1).trim() : text;
  for (const [sign, create] of comparisons)
    if (value.startsWith(sign)) return create(parseNumber(value.slice(sign.length), type));
  if (value.includes('..')) {
    const [from, to] = value.split('..').map((end) => end.trim());
    const low = parseNumber(from ?? '', type);
    if (to === undefined || to === '') return () => false;
    const high = parseNumber(to, type);
    return (number) => number >= low && number <= high;
  }
  if (!/^[+-]?[\d.]+$/.test(value)) throw badRequest('Numerical field has an invalid comparator.');
  return parseNumber(value, type);
}

/** `price:>10`, `price:=[1, 3..5]`, `price:!=5`; throws 400 with the service's reason. */
export function parseNumberClause(rest: string, column: NumberColumn, type: ScalarType): Clause {
  const isNegative = rest.startsWith('!');
  const text = rest.replace(/^!?=?/, '').trim();
  if (text === '') throw badRequest('Filter value cannot be empty.');
  const values = cutValues(text).map((value) => parseValue(value, type));
  const numbers = new Set(values.filter((value) => typeof value === 'number'));
  const tests = values.filter((value) => typeof value !== 'number');
  if (tests.length > limits.comparisons)
    throw badRequest(`More than ${limits.comparisons} comparisons and ranges.`);
  return markNumbers(column, joinTests(numbers, tests), isNegative);
}

/** Every value of the column is asked, so the usual filter of one comparison asks nothing else. */
function joinTests(numbers: ReadonlySet<number>, tests: readonly Test[]): Test {
  const [only] = tests;
  if (only && tests.length === 1 && numbers.size === 0) return only;
  if (tests.length === 0) return (value) => numbers.has(value);
  return (value) => numbers.has(value) || tests.some((test) => test(value));
}
