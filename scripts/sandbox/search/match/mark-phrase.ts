import type { Mask } from '../filter/filter-node.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import type { SearchField } from './search-fields.ts';

const contains = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, start) => phrase.every((word, at) => text[start + at] === word));

/** Documents that have the words one after another in one of the fields. */
export function markPhrase(
  phrase: readonly string[],
  fields: readonly SearchField[],
  index: DocumentIndex,
): Mask {
  const mask = new Uint8Array(index.slotCount);
  for (const { column } of fields)
    for (const number of column.wordList.valuesOf(phrase[0] ?? ''))
      if (contains(column.words[number] ?? [], phrase))
        for (const slot of column.slots[number] ?? []) mask[slot] = 1;
  return mask;
}
