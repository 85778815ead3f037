import type { DocumentIndex } from '../index/document-index.ts';
import type { RawParameters } from '../query/parameters.ts';
import type { Scores } from '../query/sort.ts';
import type { Mask } from '../filter/filter-node.ts';

/** What the query found: slots in order of insertion, and their scores when words were asked for. */
export interface TextMatch {
  readonly slots: Int32Array;
  readonly scores: Scores;
}

export function matchText(_parameters: RawParameters, index: DocumentIndex, mask: Mask | null): TextMatch {
  const slots = new Int32Array(index.size);
  let count = 0;
  for (let slot = 0; slot < index.slotCount; slot++)
    if (index.ids[slot] !== undefined && (!mask || mask[slot] === 1)) slots[count++] = slot;
  return { slots: slots.subarray(0, count), scores: null };
}
