/** Numbers (and bools as 0 and 1) of one field, one per slot; NaN where a document has none. */
export class NumberColumn {
  single = new Float64Array(64).fill(NaN);
  /** Used by array fields only. */
  lists: (readonly number[] | undefined)[] = [];
  readonly isArray: boolean;

  constructor(isArray: boolean) {
    this.isArray = isArray;
  }

  set(slot: number, value: number | readonly number[] | undefined): void {
    if (this.isArray) {
      this.lists[slot] = value === undefined ? undefined : typeof value === 'number' ? [value] : value;
      return;
    }
    if (slot >= this.single.length) {
      const larger = new Float64Array(Math.max(slot + 1, this.single.length * 2)).fill(NaN);
      larger.set(this.single);
      this.single = larger;
    }
    this.single[slot] = typeof value === 'number' ? value : NaN;
  }

  /** The values of a document; empty when it has none. */
  valuesAt(slot: number): readonly number[] {
    if (this.isArray) return this.lists[slot] ?? [];
    const value = this.single[slot];
    return value === undefined || Number.isNaN(value) ? [] : [value];
  }
}
