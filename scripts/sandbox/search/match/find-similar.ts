/**
 * Words at exactly `cost` typos from the wanted word: letters added, lost, changed, or two neighbours swapped. As a
 * prefix, a word counts when one of its beginnings is that close. The list must be sorted: words with a common
 * beginning stand together, so it is walked like a tree, and a beginning that is too far off is left as a whole.
 */
export function findSimilar(
  words: readonly string[],
  wanted: string,
  cost: number,
  isPrefix: boolean,
): string[] {
  const found: string[] = [];
  const table = new DistanceTable(wanted);

  /** Looks at the words `from` to `to`, which share their first `depth` letters; `best` is the closest beginning. */
  const visit = (from: number, to: number, depth: number, best: number): void => {
    let at = from;
    while (at < to && (words[at] as string).length === depth) {
      const distance = isPrefix ? Math.min(best, table.distance(depth)) : table.distance(depth);
      if (distance === cost) found.push(words[at] as string);
      at++;
    }
    while (at < to) {
      const letter = (words[at] as string).charCodeAt(depth);
      const end = endOfGroup(words, at, to, depth, letter);
      const closest = table.add(letter, depth);
      const closer =
        isPrefix && depth + 1 >= wanted.length ? Math.min(best, table.distance(depth + 1)) : best;
      if (closest <= cost) {
        if (closer >= cost) visit(at, end, depth + 1, closer);
      } else if (closer === cost) for (let one = at; one < end; one++) found.push(words[one] as string);
      at = end;
    }
  };
  visit(0, words.length, 0, Infinity);
  return found;
}

/** Where the words that have the letter at this depth end: in steps that double, then halve. */
function endOfGroup(
  words: readonly string[],
  from: number,
  to: number,
  depth: number,
  letter: number,
): number {
  let inside = from;
  let step = 1;
  while (inside + step < to && (words[inside + step] as string).charCodeAt(depth) === letter) {
    inside += step;
    step *= 2;
  }
  let outside = Math.min(to, inside + step);
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1;
    if ((words[middle] as string).charCodeAt(depth) === letter) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** Typos between each beginning of one path of letters (a row) and each beginning of the wanted word (a column). */
class DistanceTable {
  readonly #wanted: number[];
  readonly #rows: number[][];
  readonly #path: number[] = [];

  constructor(wanted: string) {
    this.#wanted = Array.from({ length: wanted.length }, (_, at) => wanted.charCodeAt(at));
    this.#rows = [Array.from({ length: wanted.length + 1 }, (_, at) => at)];
  }

  /** Typos between the first `depth` letters of the path and the whole wanted word. */
  distance(depth: number): number {
    return (this.#rows[depth] as number[])[this.#wanted.length] as number;
  }

  /** Puts a letter at a place of the path; answers with the least typos that any word behind it can have. */
  add(letter: number, depth: number): number {
    const wanted = this.#wanted;
    const above = this.#rows[depth] as number[];
    const row = (this.#rows[depth + 1] ??= new Array<number>(above.length).fill(0));
    const before = depth > 0 ? (this.#rows[depth - 1] as number[]) : null;
    const previous = this.#path[depth - 1];
    this.#path[depth] = letter;
    let left = depth + 1;
    let closest = left;
    row[0] = left;
    for (let column = 1; column < above.length; column++) {
      const other = wanted[column - 1] as number;
      const replaced = (above[column - 1] as number) + (letter === other ? 0 : 1);
      const added = Math.min(above[column] as number, left) + 1;
      left = replaced < added ? replaced : added;
      if (before && column > 1 && letter === wanted[column - 2] && previous === other)
        left = Math.min(left, (before[column - 2] as number) + 1);
      row[column] = left;
      if (left < closest) closest = left;
    }
    return closest;
  }
}
