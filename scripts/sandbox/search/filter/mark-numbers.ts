import type { NumberColumn } from '../index/number-column.ts';
import type { Clause } from './filter-node.ts';
import { invertMask } from './invert-mask.ts';

/** Marks documents of which a value passes; turned around, documents of which none passes (or that have none). */
export function markNumbers(
  column: NumberColumn,
  passes: (value: number) => boolean,
  isNegative: boolean,
): Clause {
  // Each document is looked at once, whatever is asked: one step.
  return function* (index) {
    // Many documents share a value, so each is judged once.
    const passing = new Uint8Array(column.values.length);
    for (let number = 0; number < passing.length; number++)
      if (passes(column.values[number] as number)) passing[number] = 1;
    const mask = new Uint8Array(index.slotCount);
    if (column.isArray) {
      for (let slot = 0; slot < mask.length; slot++)
        if (column.numbersAt(slot).some((number) => passing[number] === 1)) mask[slot] = 1;
    } else {
      const numbers = column.singleNumbers;
      const end = Math.min(mask.length, numbers.length);
      for (let slot = 0; slot < end; slot++) {
        const number = numbers[slot] as number;
        if (number >= 0) mask[slot] = passing[number] as number;
      }
    }
    return isNegative ? invertMask(mask, index) : mask;
  };
}
