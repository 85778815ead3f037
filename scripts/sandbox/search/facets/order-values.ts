import { selectTop } from '../query/select-top.ts';

/** How many there are of each value, and its text. */
export interface Counted {
  countOf(value: number): number;
  textOf(value: number): string;
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The first values: most frequent first, then the shorter, then the later in the alphabet. */
export function orderByCount(values: Int32Array, limit: number, counted: Counted): number[] {
  const lengths = new Map<number, number>();
  const lengthOf = (value: number): number => {
    const known = lengths.get(value);
    if (known !== undefined) return known;
    const length = Buffer.byteLength(counted.textOf(value));
    lengths.set(value, length);
    return length;
  };
  const compare = (left: number, right: number): number =>
    counted.countOf(right) - counted.countOf(left) ||
    lengthOf(left) - lengthOf(right) ||
    compareText(counted.textOf(right), counted.textOf(left));
  return selectTop(values, Math.min(limit, values.length), compare);
}

/** The first values in the order of their bytes (`_alpha`). */
export function orderByText(
  values: Int32Array,
  limit: number,
  counted: Counted,
  direction: 1 | -1,
): number[] {
  return [...values]
    .sort(
      (left, right) =>
        Buffer.compare(Buffer.from(counted.textOf(left)), Buffer.from(counted.textOf(right))) * direction,
    )
    .slice(0, limit);
}
