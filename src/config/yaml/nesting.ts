/** Levels that settings may have: four times what any has. */
const deepest = 60;

/** Marks of lists and keys in front of each other: each is a level. */
const marks = new RegExp(String.raw`^[ \t]*(?:(?:[-?:]|[&!*]\S*)[ \t]+){${deepest}}`, 'm');

/** Names and kinds of one value: it has one of each, and the parser compares each with all others. */
const named = /(?<!\S)(?:[&!]\S*\s+){10}/;

/** Whether groups and lists in brackets stand in each other too deep. */
function opensTooMany(written: string): boolean {
  let open = 0;
  for (const [bracket] of written.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    if (open > deepest) return true;
  }
  return false;
}

/** Whether lines are indented below each other too deep. */
function stepsTooFar(written: string): boolean {
  const indents: number[] = [];
  for (const [, { length } = ''] of written.matchAll(/^( *)[^\s]/gm)) {
    while ((indents.at(-1) ?? -1) >= length) indents.pop();
    indents.push(length);
    if (indents.length > deepest) return true;
  }
  return false;
}

/**
 * Whether a text nests deeper than settings can, judged by its signs alone: a parser calls itself for each level, and some
 * forms of a few hundred signs keep it busy for hours.
 */
export const isTooNested = (written: string): boolean =>
  marks.test(written) || named.test(written) || opensTooMany(written) || stepsTooFar(written);
