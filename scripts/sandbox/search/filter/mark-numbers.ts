import type { NumberColumn } from '../index/number-column.ts';
import type { Clause } from './filter-node.ts';

/** Marks documents of which a value passes; turned around, documents of which none passes (or that have none). */
export function markNumbers(
  column: NumberColumn,
  passes: (value: number) => boolean,
  isNegative: boolean,
): Clause {
  const hit = isNegative ? 0 : 1;
  return (index) => {
    const mask = new Uint8Array(index.slotCount);
    for (let slot = 0; slot < mask.length; slot++) {
      if (index.ids[slot] === undefined) continue;
      const found = column.isArray
        ? column.valuesAt(slot).some(passes)
        : slot < column.single.length && passes(column.single[slot] as number);
      mask[slot] = found ? hit : 1 - hit;
    }
    return mask;
  };
}
