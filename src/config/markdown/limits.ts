/** Characters of a text, and signs of Markdown in one paragraph: each sign is compared with those before it. */
const longest = 100_000;
const mostSigns = 400;
/** Marks of lists in front of each other: each is a level, for which the parser calls itself. */
const deepList = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){20}/m;
const grouped = new Intl.NumberFormat('en-AU');

/** Why a text is no Markdown that somebody wrote by hand, or null. */
export function explainMarkdown(written: string): string | null {
  if (written.length > longest)
    return `expected a text of at most ${grouped.format(longest)} characters, found ${grouped.format(written.length)}`;
  if (deepList.test(written))
    return 'expected lists of a few levels, found a line with dozens of hyphens, plus signs or numbers at its beginning';
  const isCrowded = (paragraph: string): boolean =>
    (paragraph.match(/[*_~`<>![\]()&\\]/g)?.length ?? 0) > mostSigns;
  return written.split(/\n[ \t]*\r?\n/).some(isCrowded)
    ? `expected paragraphs with at most ${grouped.format(mostSigns)} signs such as * and _, found one with more\nPart it by empty lines.`
    : null;
}
