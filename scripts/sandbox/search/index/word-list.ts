/** The words of one string field, each with the numbers of the values that contain it. */
export class WordList {
  readonly #values = new Map<string, number[]>();
  #sorted: readonly string[] | null = null;

  add(word: string, value: number): void {
    const values = this.#values.get(word);
    if (values) values.push(value);
    else {
      this.#values.set(word, [value]);
      this.#sorted = null;
    }
  }

  has(word: string): boolean {
    return this.#values.has(word);
  }

  /** Numbers of the values that contain the word, ascending. */
  valuesOf(word: string): readonly number[] {
    return this.#values.get(word) ?? [];
  }

  /** All words in code unit order; sorted again only after a new word came in. */
  sorted(): readonly string[] {
    this.#sorted ??= [...this.#values.keys()].sort();
    return this.#sorted;
  }

  /** Words that start with the prefix. */
  startingWith(prefix: string): string[] {
    const words = this.sorted();
    const found: string[] = [];
    for (let at = lowerBound(words, prefix); at < words.length; at++) {
      const word = words[at] as string;
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }
}

function lowerBound(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
