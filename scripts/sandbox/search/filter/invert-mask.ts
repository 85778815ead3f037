import type { DocumentIndex } from '../index/document-index.ts';
import type { Mask } from './filter-node.ts';

/** Marks the documents that are not marked, and the other way round. */
export function invertMask(mask: Mask, index: DocumentIndex): Mask {
  for (let slot = 0; slot < mask.length; slot++)
    mask[slot] = mask[slot] === 0 && index.ids[slot] !== undefined ? 1 : 0;
  return mask;
}
