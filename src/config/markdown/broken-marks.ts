/** What was meant as a mark of Markdown and is drawn as it is written. `index` counts characters of the text. */
export interface BrokenMark {
  index: number;
  raw: string;
  message: string;
}

/** `[words](/path` without its end, and `[words] (/path)`. */
const openLink = /\[([^[\]\n]+)\](?:\(| +\((?=\/|#|https?:|mailto:|tel:))([^()\s]*)\)?/g;
/** `##Tyres` at the beginning of a line. */
const tightHeading = /^(#{2,6})(?=[^#\s])[^\n]*/gm;

const explainLink = (raw: string, words: string, address: string): string =>
  `found ${raw}, which is no link: pages would show the brackets\nWrite [${words}](${address.replace(/[,;.!?]+$/, '')}).`;
const explainHeading = (raw: string, signs: string): string =>
  `found ${raw} without a blank behind ${signs}, so that it is no heading: pages would show the signs\nWrite ${signs} ${raw.slice(signs.length)}.`;

/** Looks through words of a paragraph, of which the parser made neither a link nor a heading. */
export function findBrokenMarks(words: string): BrokenMark[] {
  const links = [...words.matchAll(openLink)].map(({ 0: raw, 1: label = '', 2: address = '', index }) => ({
    ...{ index, raw },
    message: explainLink(raw, label, address),
  }));
  const headings = [...words.matchAll(tightHeading)].map(({ 0: raw, 1: signs = '', index }) => ({
    ...{ index, raw },
    message: explainHeading(raw, signs),
  }));
  return [...links, ...headings];
}
