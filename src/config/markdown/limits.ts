/** Characters of a text, and signs of Markdown in one paragraph: each sign is compared with those before it. */
const longest = 100_000;
const mostSigns = 400;
/** Lines of hyphens in one paragraph: each may end the head of a table, for which the parser reads all lines after it. */
const mostRules = 100;
const rule = /^[ \t|:]*-[-\t |:]*$/gm;
/** Marks of lists in front of each other: each is a level, for which the parser calls itself. */
const deepList = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){20}/m;
const grouped = new Intl.NumberFormat('en-AU');

/** Why a text is no Markdown that somebody wrote by hand, or null. */
export function explainMarkdown(written: string): string | null {
  if (written.length > longest)
    return `expected a text of at most ${grouped.format(longest)} characters, found ${grouped.format(written.length)}`;
  if (deepList.test(written))
    return 'expected lists of a few levels, found a line with dozens of hyphens, plus signs or numbers at its beginning';
  const holdsMore = (most: number, form: RegExp) => (paragraph: string) =>
    (paragraph.match(form)?.length ?? 0) > most;
  const paragraphs = written.split(/\n[ \t]*\r?\n/);
  if (paragraphs.some(holdsMore(mostSigns, /[*_~`<>![\]()&\\]/g)))
    return `expected paragraphs with at most ${grouped.format(mostSigns)} signs such as * and _, found one with more\nPart it by empty lines.`;
  return paragraphs.some(holdsMore(mostRules, rule))
    ? `expected paragraphs with at most ${mostRules} lines of hyphens, found one with more\nPart it by empty lines.`
    : null;
}

/**
 * Why a text is too much once its {placeholders} are filled, or null. A value is short, but a text may name it thousands of
 * times.
 */
export function explainFilled(filled: string): string | null {
  const obstacle = explainMarkdown(filled);
  return (
    obstacle &&
    `with its {placeholders} filled, ${obstacle}\nName fewer of them, or take signs out of their settings.`
  );
}
