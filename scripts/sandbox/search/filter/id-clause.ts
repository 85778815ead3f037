import { badRequest } from '../service-error.ts';
import type { Clause } from './filter-node.ts';
import { splitValues } from './split-values.ts';

/** `id:=x`, `id:[x, y]`, `id:!=x`: ids are compared as they are. */
export function parseIdClause(rest: string): Clause {
  const operator = /^(!=|=|!)?/.exec(rest)?.[0] ?? '';
  const text = rest.slice(operator.length).trim();
  if (text === '') throw badRequest('Error with filter field `id`: Filter value cannot be empty.');
  const values = new Set(splitValues(text));
  const isNegative = operator.startsWith('!');
  // An id is of one document, so the whole list is one step.
  return function* (index) {
    const mask = new Uint8Array(index.slotCount);
    if (isNegative) for (const slot of index.slots()) mask[slot] = 1;
    if (values.has('*')) return mask.fill(isNegative ? 0 : 1);
    for (const value of values) {
      const slot = index.slotById.get(value);
      if (slot !== undefined) mask[slot] = isNegative ? 0 : 1;
    }
    return mask;
  };
}
