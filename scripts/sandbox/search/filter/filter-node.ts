import type { DocumentIndex } from '../index/document-index.ts';
import { type Steps, finish } from '../pace/steps.ts';

/** Marks a slot with 1 when its document passes. */
export type Mask = Uint8Array;
/** A checked condition on one field. One list of values may be long, and each of them in many documents. */
export type Clause = (index: DocumentIndex) => Steps<Mask>;

export type FilterNode =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: '&&' | '||'; readonly left: FilterNode; readonly right: FilterNode };

/** Both must hold. Filters of a scoped key are joined so, never as text (an open backtick would swallow one). */
export const joinFilters = (filters: readonly FilterNode[]): FilterNode | null =>
  filters.reduce<FilterNode | null>((left, right) => (left ? { kind: '&&', left, right } : right), null);

/** Marks the documents that pass, each clause in steps of its own. */
export function* markPassing(node: FilterNode, index: DocumentIndex): Steps<Mask> {
  if (node.kind === 'clause') {
    yield;
    return yield* node.clause(index);
  }
  const left = yield* markPassing(node.left, index);
  const right = yield* markPassing(node.right, index);
  if (node.kind === '&&')
    for (let slot = 0; slot < left.length; slot++)
      left[slot] = (left[slot] as number) & (right[slot] as number);
  else
    for (let slot = 0; slot < left.length; slot++)
      left[slot] = (left[slot] as number) | (right[slot] as number);
  return left;
}

export const evaluateFilter = (node: FilterNode, index: DocumentIndex): Mask =>
  finish(markPassing(node, index));
