/** What was meant as a mark of Markdown and is drawn as it is written. `index` counts characters of the text. */
export interface BrokenMark {
  index: number;
  raw: string;
  message: string;
}

/** `[words](/path` without its end, and `[words] (/path)`. */
const openLink = /\[([^[\]\n]+)\](?:\(| +\((?=\/|#|https?:|mailto:|tel:))([^()\s]*)\)?/g;
/** `[words](/path with blanks)` and `[words](tel:02 5550 4321)`. */
const blankLink = /\[([^[\]\n]+)\]\(((?:\/|https?:|mailto:|tel:)[^()\n"]* [^()\n"]*)\)/g;
/** Two rows of a table, the first without the line that makes it the head. */
const headlessTable = /^(\|[^\n]*\|)[ \t]*\n\|(?![ \t]*:?-+:?[ \t]*\|)[^\n]*\|/m;
/** `##Tyres` at the beginning of a line. */
const tightHeading = /^(#{2,6})(?=[^#\s])[^\n]*/gm;

const explainLink = (raw: string, words: string, address: string): string =>
  `found ${raw}, which is no link: pages would show the brackets\nWrite [${words}](${address.replace(/[,;.!?]+$/, '')}).`;
const explainBlanks = (raw: string, words: string, address: string): string =>
  `found ${raw}, which is no link, because its address has a blank: pages would show the brackets\nWrite [${words}](${address.startsWith('tel:') ? address.replaceAll(' ', '') : address.trim().replaceAll(' ', '%20')}).`;
const explainTable = (row: string): string =>
  `found ${row} without the line that makes it the head of a table: pages would show the bars\nWrite ${row.replaceAll(/[^|]+/g, ' --- ')} below it.`;
const explainHeading = (raw: string, signs: string): string =>
  `found ${raw} without a blank behind ${signs}, so that it is no heading: pages would show the signs\nWrite ${signs} ${raw.slice(signs.length)}.`;

/** Looks through words of a paragraph, of which the parser made neither a link nor a heading. */
export function findBrokenMarks(words: string): BrokenMark[] {
  const spaced = [...words.matchAll(blankLink)].map(({ 0: raw, 1: label = '', 2: address = '', index }) => ({
    ...{ index, raw },
    message: explainBlanks(raw, label, address),
  }));
  const known = new Set(spaced.map(({ index }) => index));
  const open = [...words.matchAll(openLink)].filter(({ index }) => !known.has(index));
  const links = open.map(({ 0: raw, 1: label = '', 2: address = '', index }) => ({
    ...{ index, raw },
    message: explainLink(raw, label, address),
  }));
  const headings = [...words.matchAll(tightHeading)].map(({ 0: raw, 1: signs = '', index }) => ({
    ...{ index, raw },
    message: explainHeading(raw, signs),
  }));
  const table = headlessTable.exec(words);
  return [
    ...spaced,
    ...links,
    ...headings,
    ...(table?.[1] === undefined
      ? []
      : [{ index: table.index, raw: table[1], message: explainTable(table[1]) }]),
  ];
}
