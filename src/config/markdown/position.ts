/** Line and column, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Makes a finder of characters of a text by their offset. It counts the lines once, however many are looked for. */
export function createPositionFinder(text: string): (offset: number) => Position {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = Math.floor((line + after) / 2);
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
