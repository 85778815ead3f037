/** Which documents are found by a key that is none of their fields, in memory. */
export class KeyIndex {
  readonly #slots = new Map<string, Set<number>>();
  readonly #keys = new Map<number, readonly string[]>();

  /** Says by what the document of a slot is found from now on. */
  put(slot: number, keys: readonly string[]): void {
    this.remove(slot);
    if (keys.length === 0) return;
    this.#keys.set(slot, keys);
    for (const key of keys) {
      const slots = this.#slots.get(key);
      if (slots) slots.add(slot);
      else this.#slots.set(key, new Set([slot]));
    }
  }

  remove(slot: number): void {
    for (const key of this.#keys.get(slot) ?? []) {
      const slots = this.#slots.get(key);
      slots?.delete(slot);
      if (slots?.size === 0) this.#slots.delete(key);
    }
    this.#keys.delete(slot);
  }

  /** In order of insertion into the collection. */
  find(key: string): number[] {
    return [...(this.#slots.get(key) ?? [])].sort((one, other) => one - other);
  }
}
