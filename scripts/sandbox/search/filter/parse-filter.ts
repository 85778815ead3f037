import type { DocumentIndex } from '../index/document-index.ts';
import { limits } from '../limits.ts';
import { badRequest } from '../service-error.ts';
import { type FilterPiece, cutFilter } from './cut-filter.ts';
import type { FilterNode } from './filter-node.ts';
import { parseClause } from './parse-clause.ts';

const unbalanced = (what: string): Error =>
  badRequest(`Could not parse the filter query: unbalanced ${what}.`);

/** Clauses before their operator. `&&` and `||` bind equally, from left to right; only brackets change that. */
function toPostfix(pieces: readonly FilterPiece[]): FilterPiece[] {
  const output: FilterPiece[] = [];
  const waiting: FilterPiece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'clause') output.push(piece);
    else if (piece.kind === 'open') waiting.push(piece);
    else {
      while (waiting.at(-1)?.kind === 'operator') output.push(waiting.pop() as FilterPiece);
      if (piece.kind === 'operator') waiting.push(piece);
      else if (!waiting.pop()) throw unbalanced('parentheses');
    }
  }
  while (waiting.length > 0) {
    const piece = waiting.pop() as FilterPiece;
    if (piece.kind === 'open') throw unbalanced('parentheses');
    output.push(piece);
  }
  return output;
}

/** How many brackets stand in each other. */
function findDepth(pieces: readonly FilterPiece[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { kind } of pieces) {
    if (kind === 'open') deepest = Math.max(deepest, ++depth);
    if (kind === 'close') depth--;
  }
  return deepest;
}

/** Reads `filter_by` against a collection. Answers null for an empty filter; throws 400 in the service's words. */
export function parseFilter(filter: string, index: DocumentIndex): FilterNode | null {
  if (filter.length > limits.filter)
    throw badRequest(`\`filter_by\` is longer than ${limits.filter} characters.`);
  const pieces = cutFilter(filter);
  if (pieces.filter(({ kind }) => kind === 'operator').length > limits.operators)
    throw badRequest('`filter_by` has too many operations.');
  if (findDepth(pieces) > limits.filterDepth)
    throw badRequest(`\`filter_by\` nests deeper than ${limits.filterDepth} brackets.`);
  const stack: FilterNode[] = [];
  for (const piece of toPostfix(pieces)) {
    if (piece.kind === 'clause') stack.push({ kind: 'clause', clause: parseClause(piece.text, index) });
    else if (piece.kind === 'operator') {
      const right = stack.pop();
      const left = stack.pop();
      if (!left || !right) throw unbalanced(`\`${piece.operator}\` operands`);
      stack.push({ kind: piece.operator, left, right });
    }
  }
  if (stack.length > 1) throw badRequest('Could not parse the filter query.');
  return stack[0] ?? null;
}
