/** A document that is found by a key, and when it came, in epoch seconds. */
interface KeyedSlot {
  slot: number;
  at: number;
}

/** Which documents are found by a key that is none of their fields, in memory. */
export class KeyIndex {
  readonly #slots = new Map<string, Set<number>>();
  readonly #kept = new Map<number, { keys: readonly string[]; at: number }>();

  /** Says by what the document of a slot is found from now on, and when it came. */
  put(slot: number, keys: readonly string[], at: number): void {
    this.remove(slot);
    if (keys.length === 0) return;
    this.#kept.set(slot, { keys, at });
    for (const key of keys) {
      const slots = this.#slots.get(key);
      if (slots) slots.add(slot);
      else this.#slots.set(key, new Set([slot]));
    }
  }

  remove(slot: number): void {
    for (const key of this.#kept.get(slot)?.keys ?? []) {
      const slots = this.#slots.get(key);
      slots?.delete(slot);
      if (slots?.size === 0) this.#slots.delete(key);
    }
    this.#kept.delete(slot);
  }

  /** In order of insertion into the collection. */
  find(key: string): KeyedSlot[] {
    return [...(this.#slots.get(key) ?? [])]
      .sort((one, other) => one - other)
      .map((slot) => ({ slot, at: this.#kept.get(slot)?.at ?? 0 }));
  }
}
