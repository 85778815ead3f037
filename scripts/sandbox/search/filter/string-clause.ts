import type { StringColumn } from '../index/string-column.ts';
import { badRequest } from '../service-error.ts';
import { tokenize } from '../text/tokenize.ts';
import { createStride, type Steps } from '../pace/steps.ts';
import type { Clause, Mask } from './filter-node.ts';
import { invertMask } from './invert-mask.ts';
import { splitValues } from './split-values.ts';

/** Answers whether a step may end after so many pieces of work. */
type IsDue = ReturnType<typeof createStride>;

/** Numbers of the column's values that equal the words, or begin with them when the last is a prefix. */
function* findEqual(
  column: StringColumn,
  words: readonly string[],
  isPrefix: boolean,
  isDue: IsDue,
): Steps<Iterable<number>> {
  if (!isPrefix) return column.byWords.get(words.join(' ')) ?? [];
  const last = words.length - 1;
  const first = words[0] ?? '';
  const starters = last === 0 ? column.wordList.startingWith(first) : [first];
  const found = new Set<number>();
  for (const starter of starters) {
    const candidates = column.wordList.valuesOf(starter);
    for (const number of candidates) {
      const own = column.words[number] ?? [];
      if (words.every((word, at) => (at === last ? (own[at] ?? '').startsWith(word) : own[at] === word)))
        found.add(number);
    }
    if (isDue(candidates.length + 1)) yield;
  }
  return found;
}

function* markValues(column: StringColumn, numbers: Iterable<number>, mask: Mask, isDue: IsDue): Steps<void> {
  for (const number of numbers) {
    const slots = column.slots[number] ?? [];
    for (const slot of slots) mask[slot] = 1;
    if (isDue(slots.length + 1)) yield;
  }
}

/** Counts words by slot. What an earlier value left behind is below the base and so does not count. */
interface WordCounts {
  readonly counts: Int32Array;
  base: number;
}

/** Documents that contain every word, the last one possibly as a beginning, anywhere in the field. */
function* markContaining(
  column: StringColumn,
  words: readonly string[],
  isPrefix: boolean,
  { counted, mask, isDue }: { counted: WordCounts; mask: Mask; isDue: IsDue },
): Steps<void> {
  const { counts, base } = counted;
  // Each once: it only has to be there.
  const wanted = [...new Set(words.slice(0, -1)), ...words.slice(-1)];
  const last = wanted.length - 1;
  for (const [at, word] of wanted.entries()) {
    const variants = isPrefix && at === last ? column.wordList.startingWith(word) : [word];
    if (isDue(variants.length)) yield;
    for (const variant of variants)
      for (const number of column.wordList.valuesOf(variant)) {
        const slots = column.slots[number] ?? [];
        for (const slot of slots) {
          if (at > 0 && counts[slot] !== base + at) continue;
          counts[slot] = base + at + 1;
          if (at === last) mask[slot] = 1;
        }
        if (isDue(slots.length + 1)) yield;
      }
  }
  counted.base += wanted.length;
}

/** Values in words, each once. */
function cutValues(values: readonly string[], { rules }: StringColumn): Map<string, readonly string[]> {
  const cut = new Map<string, readonly string[]>();
  for (const value of values) {
    const words = tokenize(value, rules);
    if (words.length > 0) cut.set(words.join(' ') + (value.endsWith('*') ? '*' : ''), words);
  }
  return cut;
}

/** `make:=Toyota` whole values, `name:hilux` words, `make:=Toy*` beginnings, `:!=` and `:!` their opposites. */
export function parseStringClause(rest: string, column: StringColumn): Clause {
  const operator = /^(!=|=|!)?/.exec(rest)?.[0] ?? '';
  const text = rest.slice(operator.length).trim();
  const isList = text.startsWith('[') && text.endsWith(']');
  const values = splitValues(text);
  if (!isList && values[0] === '') throw badRequest('Filter value cannot be empty.');
  const isWhole = operator.endsWith('=');
  return function* (index) {
    const mask = new Uint8Array(index.slotCount);
    const isDue = createStride();
    if (values.includes('*')) yield* markValues(column, column.slots.keys(), mask, isDue);
    const counted = { counts: new Int32Array(isWhole ? 0 : index.slotCount), base: 0 };
    for (const [key, words] of cutValues(values, column)) {
      const isPrefix = key.endsWith('*');
      if (isWhole) yield* markValues(column, yield* findEqual(column, words, isPrefix, isDue), mask, isDue);
      else yield* markContaining(column, words, isPrefix, { counted, mask, isDue });
    }
    return operator.startsWith('!') ? invertMask(mask, index) : mask;
  };
}
