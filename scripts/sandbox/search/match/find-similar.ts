/**
 * Words at exactly `cost` typos from the wanted word: letters added, lost, changed, or two neighbours swapped. As a
 * prefix, a word counts when one of its beginnings is that close. The list must be sorted: neighbours share the
 * rows of their common beginning, and a beginning that is already too far off is skipped as a whole.
 */
export function findSimilar(
  words: readonly string[],
  wanted: string,
  cost: number,
  isPrefix: boolean,
): string[] {
  const width = wanted.length + 1;
  const rows: number[][] = [Array.from({ length: width }, (_, at) => at)];
  const found: string[] = [];
  let previous = '';
  let at = 0;
  while (at < words.length) {
    const word = words[at] as string;
    let depth = commonPrefix(previous, word);
    let isTooFar = false;
    while (depth < word.length && !isTooFar) {
      fillRow(rows, word, wanted, depth);
      depth++;
      isTooFar = Math.min(...(rows[depth] as number[])) > cost;
    }
    if (
      isTooFar &&
      depth < wanted.length + cost + 1 &&
      !(isPrefix && bestPrefix(rows, depth, width) <= cost)
    ) {
      const beginning = word.slice(0, depth);
      previous = beginning;
      at++;
      while (at < words.length && (words[at] as string).startsWith(beginning)) at++;
      continue;
    }
    const distance = isPrefix
      ? bestPrefix(rows, depth, width)
      : isTooFar
        ? Infinity
        : ((rows[word.length] as number[])[width - 1] as number);
    if (distance === cost) found.push(word);
    previous = word.slice(0, depth);
    at++;
  }
  return found;
}

function commonPrefix(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length++;
  return length;
}

const bestPrefix = (rows: readonly number[][], depth: number, width: number): number => {
  let best = Infinity;
  for (let row = Math.min(depth, width - 1); row <= depth; row++)
    best = Math.min(best, (rows[row] as number[])[width - 1] as number);
  return best;
};

function fillRow(rows: number[][], word: string, wanted: string, depth: number): void {
  const above = rows[depth] as number[];
  const row = (rows[depth + 1] ??= new Array<number>(above.length));
  row[0] = depth + 1;
  for (let column = 1; column < above.length; column++) {
    const isSame = word[depth] === wanted[column - 1];
    let value = Math.min(
      (above[column] as number) + 1,
      (row[column - 1] as number) + 1,
      (above[column - 1] as number) + (isSame ? 0 : 1),
    );
    if (
      depth > 0 &&
      column > 1 &&
      word[depth] === wanted[column - 2] &&
      word[depth - 1] === wanted[column - 1]
    )
      value = Math.min(value, ((rows[depth - 1] as number[])[column - 2] as number) + 1);
    row[column] = value;
  }
}
