import type { Mask } from '../filter/filter-node.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { createStride, type Steps } from '../pace/steps.ts';
import type { SearchField } from './search-fields.ts';

const contains = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, start) => phrase.every((word, at) => text[start + at] === word));

/** Documents that have the words one after another in one of the fields. */
export function* markPhrase(
  phrase: readonly string[],
  fields: readonly SearchField[],
  index: DocumentIndex,
): Steps<Mask> {
  const mask = new Uint8Array(index.slotCount);
  const isDue = createStride();
  for (const { column } of fields)
    for (const number of column.wordList.valuesOf(phrase[0] ?? '')) {
      const text = column.words[number] ?? [];
      if (isDue(text.length)) yield;
      if (contains(text, phrase)) for (const slot of column.slots[number] ?? []) mask[slot] = 1;
    }
  return mask;
}
