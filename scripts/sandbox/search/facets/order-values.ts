import { selectTop } from '../query/select-top.ts';

export interface CountedValue {
  readonly text: string;
  readonly count: number;
}

const byLengthThenText = (left: CountedValue, right: CountedValue): number =>
  Buffer.byteLength(left.text) - Buffer.byteLength(right.text) || compareText(right.text, left.text);

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The first values: most frequent first, then the shorter, then the later in the alphabet. */
export function orderByCount(values: readonly CountedValue[], limit: number): CountedValue[] {
  const slots = Int32Array.from(values.keys());
  const at = (index: number): CountedValue => values[index] as CountedValue;
  return selectTop(
    slots,
    Math.min(limit, values.length),
    (left, right) => at(right).count - at(left).count || byLengthThenText(at(left), at(right)),
  ).map(at);
}

/** The first values in alphabetical order (`_alpha`). */
export function orderByText(
  values: readonly CountedValue[],
  limit: number,
  direction: 1 | -1,
): CountedValue[] {
  return [...values]
    .sort((left, right) => compareText(left.text.toLowerCase(), right.text.toLowerCase()) * direction)
    .slice(0, limit);
}
