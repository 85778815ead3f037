import { type PackedLists, packLists } from './packed-lists.ts';

const none: readonly number[] = [];

/**
 * Numbers (and bools as 0 and 1) of one field. Filters and sorts read the number of a slot, NaN for none; facets
 * count the numbers that stand for different values, as in a column of strings.
 */
export class NumberColumn {
  readonly isArray: boolean;
  readonly #isBool: boolean;
  /** Each different value once. */
  readonly values: number[] = [];
  single = new Float64Array(64).fill(NaN);
  /** Used by array fields only. */
  lists: (readonly number[] | undefined)[] = [];
  readonly #numbers = new Map<number, number>();
  #singleNumbers = new Int32Array(64).fill(-1);
  #listNumbers: (readonly number[] | undefined)[] = [];
  #packedLists: PackedLists | null = null;

  constructor(isArray: boolean, isBool: boolean) {
    this.isArray = isArray;
    this.#isBool = isBool;
  }

  set(slot: number, value: number | readonly number[] | undefined): void {
    if (this.isArray) {
      const list = value === undefined ? undefined : typeof value === 'number' ? [value] : value;
      this.lists[slot] = list;
      this.#packedLists = null;
      this.#listNumbers[slot] = list?.map((entry) => this.#number(entry));
      return;
    }
    if (slot >= this.single.length) this.#grow(slot);
    this.single[slot] = typeof value === 'number' ? value : NaN;
    this.#singleNumbers[slot] = typeof value === 'number' ? this.#number(value) : -1;
  }

  /** The values of a document; empty when it has none. */
  valuesAt(slot: number): readonly number[] {
    return this.numbersAt(slot).map((number) => this.values[number] as number);
  }

  /** The numbers of a document's values; empty when it has none. */
  numbersAt(slot: number): readonly number[] {
    if (this.isArray) return this.#listNumbers[slot] ?? none;
    const number = this.#singleNumbers[slot] ?? -1;
    return number < 0 ? none : [number];
  }

  /** Number of the one value of each slot, -1 for none. */
  get singleNumbers(): Int32Array {
    return this.#singleNumbers;
  }

  /** The numbers of all array values; packed again only after a write. */
  get packedLists(): PackedLists {
    return (this.#packedLists ??= packLists(this.#listNumbers));
  }

  textOf(number: number): string {
    const value = this.values[number] as number;
    return this.#isBool ? String(value === 1) : String(value);
  }

  #number(value: number): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  #grow(slot: number): void {
    const size = Math.max(slot + 1, this.single.length * 2);
    const values = new Float64Array(size).fill(NaN);
    values.set(this.single);
    this.single = values;
    const numbers = new Int32Array(size).fill(-1);
    numbers.set(this.#singleNumbers);
    this.#singleNumbers = numbers;
  }
}
