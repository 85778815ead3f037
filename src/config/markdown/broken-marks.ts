/** What was meant as a mark of Markdown and is drawn as it is written. `index` counts characters of the text. */
export interface BrokenMark {
  index: number;
  raw: string;
  message: string;
}

/** A way to break a mark, and how it is told. */
interface BrokenPattern {
  pattern: RegExp;
  explain: (raw: string, ...parts: readonly [string, string]) => string;
}

/** Those of two patterns that find the same mark belong to the first of them. */
const brokenPatterns: readonly BrokenPattern[] = [
  {
    // `[words](/path with blanks)` and `[words](tel:02 5550 4321)`.
    pattern: /\[([^[\]\n]+)\]\(((?:\/|https?:|mailto:|tel:)[^()\n" ]* [^()\n"]*)\)/g,
    explain: (raw, words, address) =>
      `found ${raw}, which is no link, because its address has a blank: pages would show the brackets\nWrite [${words}](${address.startsWith('tel:') ? address.replaceAll(' ', '') : address.trim().replaceAll(' ', '%20')}).`,
  },
  {
    // `[words](/path` without its end, and `[words] (/path)`.
    pattern: /\[([^[\]\n]+)\](?:\(| +\((?=\/|#|https?:|mailto:|tel:))([^()\s]*)\)?/g,
    explain: (raw, words, address) =>
      `found ${raw}, which is no link: pages would show the brackets\nWrite [${words}](${address.replace(/(?<![,;.!?])[,;.!?]+$/, '')}).`,
  },
  {
    // `##Tyres` at the beginning of a line.
    pattern: /^(#{2,6})(?=[^#\s])([^\n]*)/gm,
    explain: (raw, signs, words) =>
      `found ${raw} without a blank behind ${signs}, so that it is no heading: pages would show the signs\nWrite ${signs} ${words}.`,
  },
];

/** Two rows of a table, the first without the line that makes it the head. */
const headlessTable = /^(\|.*\|)[ \t]*\n\|(?![ \t]*:?-+:?[ \t]*\|).*\|/m;

const explainTable = (row: string): string =>
  `found ${row} without the line that makes it the head of a table: pages would show the bars\nWrite ${row.replaceAll(/[^|]+/g, ' --- ')} below it.`;

/** Looks through words of a paragraph, of which the parser made neither a link nor a heading. */
export function findBrokenMarks(words: string): BrokenMark[] {
  const marks = new Map<number, BrokenMark>();
  for (const { pattern, explain } of brokenPatterns)
    for (const { 0: raw, 1: first = '', 2: second = '', index } of words.matchAll(pattern))
      if (!marks.has(index)) marks.set(index, { index, raw, message: explain(raw, first, second) });
  const table = headlessTable.exec(words);
  if (table?.[1] !== undefined)
    marks.set(table.index, { index: table.index, raw: table[1], message: explainTable(table[1]) });
  return [...marks.values()];
}
