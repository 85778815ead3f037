import { Lexer } from 'marked';

/** Characters of a text, and signs of Markdown in one paragraph: each sign is compared with those before it. */
const longest = 100_000;
const mostSigns = 400;
/** Letters of one word, or of one address of a link. */
const longestWord = 4_000;
const endlessWord = new RegExp(`(?<!\\S)\\S{${longestWord + 1}}`);
/** Lines of one paragraph: the parser reads those of a list again for each line. */
const mostLines = 1_000;
/** Lines of hyphens in one paragraph: each may end the head of a table, for which the parser reads all lines after it. */
const mostRules = 100;
const rule = /^[ \t|:]*-[-\t |:]*$/;
/** Marks of lists in front of each other: each is a level, for which the parser calls itself. */
const deepList = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){20}/m;
/** Cells that a text may have although it is shorter: a row of a table has as many as its head, whatever is written in it. */
const fewCells = 1_000;
const grouped = new Intl.NumberFormat('en-AU');

const isEntry = (line: string): boolean => /^(?:[-+*]|\d{1,9}[.)])[ \t]/.test(line);

/** A line that is a row below the head of a table, whatever stands above it: none that begins a list, a quote, a heading or code. */
const isRow = (line: string): boolean =>
  line.includes('|') && /^ {0,3}(?:\||[\p{L}\p{N}[*_$])/u.test(line) && !isEntry(line.trimStart());

/** Whether the lines of a paragraph are a list, or a table, whose entries and rows are each read by itself. */
function isByLine(lines: readonly string[]): boolean {
  if (lines.every(isEntry)) return true;
  const [head = '', line = '', ...rows] = lines;
  if (![head, ...rows].every(isRow)) return false;
  // What is the head of a table the parser says itself.
  return new Lexer({ gfm: true }).blockTokens(`${head}\n${line}\n`).every(({ type }) => type === 'table');
}

const countSigns = (text: string): number => text.match(/[*_~`<>![\]()&\\]/g)?.length ?? 0;

/** Signs of a paragraph that are compared with each other. */
function countCompared(lines: readonly string[]): number {
  const signs = lines.map(countSigns);
  const all = signs.reduce((sum, count) => sum + count, 0);
  return all > mostSigns && isByLine(lines.filter((line) => line !== '')) ? Math.max(...signs) : all;
}

/** Cells of the table that a paragraph may be: its longest row decides how many all have. */
function countCells(lines: readonly string[]): number {
  const bars = Math.max(0, ...lines.map((line) => line.match(/\|/g)?.length ?? 0));
  return bars === 0 ? 0 : (bars + 1) * lines.length;
}

/** Why a text is no Markdown that somebody wrote by hand, or null. */
export function explainMarkdown(written: string): string | null {
  if (written.length > longest)
    return `expected a text of at most ${grouped.format(longest)} characters, found ${grouped.format(written.length)}`;
  if (deepList.test(written))
    return 'expected lists of a few levels, found a line with dozens of hyphens, plus signs or numbers at its beginning';
  const paragraphs = written
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.split('\n'));
  if (paragraphs.some(({ length }) => length > mostLines))
    return `expected paragraphs with at most ${grouped.format(mostLines)} lines, found one with more\nPart it by empty lines.`;
  if (paragraphs.some((lines) => countCompared(lines) > mostSigns))
    return `expected paragraphs with at most ${grouped.format(mostSigns)} signs such as * and _, found one with more\nPart it by empty lines.`;
  if (paragraphs.some((lines) => lines.filter((line) => rule.test(line)).length > mostRules))
    return `expected paragraphs with at most ${mostRules} lines of hyphens, found one with more\nPart it by empty lines.`;
  const cells = paragraphs.reduce((sum, lines) => sum + countCells(lines), 0);
  if (cells > Math.max(fewCells, written.length))
    return 'expected tables whose rows are written in full, found one with far more columns than most of its rows have';
  return endlessWord.test(written)
    ? `expected words and links of at most ${grouped.format(longestWord)} letters, found one with more`
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
