import { formatNumber } from '../../site/numbers.ts';

/** Stands for the number of vehicles until the build knows it: signs that nobody types. */
export const stockCountMark = '⟦vehicles⟧';

/** A value with the number of vehicles in all its texts where they ask for it. */
export function fillStockCount<Value>(value: Value, count: number): Value {
  const text = JSON.stringify(value);
  return text.includes(stockCountMark)
    ? (JSON.parse(text.replaceAll(stockCountMark, formatNumber(count))) as Value)
    : value;
}
