import type { StringColumn } from '../index/string-column.ts';
import { badRequest } from '../service-error.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Clause, Mask } from './filter-node.ts';
import { invertMask } from './invert-mask.ts';
import { splitValues } from './split-values.ts';

/** Numbers of the column's values that equal the words, or begin with them when the last is a prefix. */
function findEqual(column: StringColumn, words: readonly string[], isPrefix: boolean): readonly number[] {
  if (!isPrefix) return column.byWords.get(words.join(' ')) ?? [];
  const last = words.length - 1;
  const first = words[0] ?? '';
  const starters = last === 0 ? column.wordList.startingWith(first) : [first];
  const candidates = new Set(starters.flatMap((word) => [...column.wordList.valuesOf(word)]));
  return [...candidates].filter((number) => {
    const own = column.words[number] ?? [];
    return words.every((word, at) => (at === last ? (own[at] ?? '').startsWith(word) : own[at] === word));
  });
}

function markValues(column: StringColumn, numbers: Iterable<number>, mask: Mask): void {
  for (const number of numbers) for (const slot of column.slots[number] ?? []) mask[slot] = 1;
}

/** Documents that contain every word, the last one possibly as a beginning, anywhere in the field. */
function markContaining(column: StringColumn, words: readonly string[], isPrefix: boolean, mask: Mask): void {
  const counts = new Uint8Array(mask.length);
  words.forEach((word, at) => {
    const found = isPrefix && at === words.length - 1 ? column.wordList.startingWith(word) : [word];
    const one = new Uint8Array(mask.length);
    for (const variant of found) markValues(column, column.wordList.valuesOf(variant), one);
    for (let slot = 0; slot < one.length; slot++)
      if (one[slot] === 1 && counts[slot] === at) counts[slot] = at + 1;
  });
  for (let slot = 0; slot < mask.length; slot++) if (counts[slot] === words.length) mask[slot] = 1;
}

/** `make:=Toyota` whole values, `name:hilux` words, `make:=Toy*` beginnings, `:!=` and `:!` their opposites. */
export function parseStringClause(rest: string, column: StringColumn): Clause {
  const operator = /^(!=|=|!)?/.exec(rest)?.[0] ?? '';
  const text = rest.slice(operator.length).trim();
  const isList = text.startsWith('[') && text.endsWith(']');
  const values = splitValues(text);
  if (!isList && values[0] === '') throw badRequest('Filter value cannot be empty.');
  const isWhole = operator.endsWith('=');
  return (index) => {
    const mask = new Uint8Array(index.slotCount);
    for (const value of values) {
      const isPrefix = value.endsWith('*');
      const words = tokenize(value, index.rules);
      if (value === '*') markValues(column, column.slots.keys(), mask);
      else if (words.length === 0) continue;
      else if (isWhole) markValues(column, findEqual(column, words, isPrefix), mask);
      else markContaining(column, words.slice(0, 255), isPrefix, mask);
    }
    return operator.startsWith('!') ? invertMask(mask, index) : mask;
  };
}
