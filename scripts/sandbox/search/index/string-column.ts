import { type TokenRules, tokenize } from '../text/tokenize.ts';
import { type PackedLists, packLists } from './packed-lists.ts';
import { WordList } from './word-list.ts';

const none: readonly number[] = [];

/**
 * Strings of one field. Each different string is kept once, under a number, with its words and the slots that hold
 * it: text matching and filters look at different strings, not at documents.
 */
export class StringColumn {
  readonly values: string[] = [];
  /** Words of each value, in order. */
  readonly words: (readonly string[])[] = [];
  /** Slots that hold each value. */
  readonly slots: number[][] = [];
  /** Value numbers by the value's words joined by a blank: what `:=` compares. */
  readonly byWords = new Map<string, number[]>();
  readonly wordList = new WordList();
  readonly isArray: boolean;
  readonly #numbers = new Map<string, number>();
  readonly rules: TokenRules;
  /** Value number of each slot, -1 for none; array fields use `lists`. */
  single = new Int32Array(64).fill(-1);
  lists: (readonly number[] | undefined)[] = [];
  #packedLists: PackedLists | null = null;

  constructor(isArray: boolean, rules: TokenRules) {
    this.isArray = isArray;
    this.rules = rules;
  }

  /** Number of the one value of each slot, -1 for none. */
  get singleNumbers(): Int32Array {
    return this.single;
  }

  /** The numbers of all array values; packed again only after a write. */
  get packedLists(): PackedLists {
    return (this.#packedLists ??= packLists(this.lists));
  }

  /** The number of a value; undefined when no document ever had it. */
  numberOf(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  textOf(number: number): string {
    return this.values[number] as string;
  }

  set(slot: number, value: string | readonly string[] | undefined): void {
    this.#packedLists = null;
    const texts = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    const before = this.numbersAt(slot);
    const after = texts.map((text) => this.#number(text));
    if (before.length === after.length && before.every((number, index) => number === after[index])) {
      if (this.isArray) this.lists[slot] = value === undefined ? undefined : after;
      return;
    }
    for (const number of new Set(before)) this.#release(number, slot);
    for (const number of new Set(after)) this.slots[number]?.push(slot);
    if (this.isArray) this.lists[slot] = value === undefined ? undefined : after;
    else this.#store(slot, after[0] ?? -1);
  }

  /** Value numbers of a document; empty when it has none. */
  numbersAt(slot: number): readonly number[] {
    if (this.isArray) return this.lists[slot] ?? none;
    const number = this.single[slot] ?? -1;
    return number < 0 ? none : [number];
  }

  #store(slot: number, number: number): void {
    if (slot >= this.single.length) {
      const larger = new Int32Array(Math.max(slot + 1, this.single.length * 2)).fill(-1);
      larger.set(this.single);
      this.single = larger;
    }
    this.single[slot] = number;
  }

  #number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.values.length;
    const words = tokenize(text, this.rules);
    this.values.push(text);
    this.words.push(words);
    this.slots.push([]);
    this.#numbers.set(text, number);
    const key = words.join(' ');
    const same = this.byWords.get(key);
    if (same) same.push(number);
    else this.byWords.set(key, [number]);
    for (const word of new Set(words)) this.wordList.add(word, number);
    return number;
  }

  #release(number: number, slot: number): void {
    const slots = this.slots[number];
    const at = slots?.indexOf(slot) ?? -1;
    if (!slots || at < 0) return;
    slots[at] = slots.at(-1) as number;
    slots.pop();
  }
}
