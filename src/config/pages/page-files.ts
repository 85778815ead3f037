import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { slugify } from '#domain/site/slug.ts';
import { suggestNearest } from '../check/nearest.ts';
import { dropEndings } from '../load/file-name.ts';
import { listBelow } from '../load/list-below.ts';
import { readText } from '../load/unfit-file.ts';
import { slugForm } from '../schemas/location/addresses.ts';
import { ownPageKind, type PageKind } from './page-kind.ts';

/** One file of an own page or of an article, as it lies in a folder `pages` or `blog`. */
export interface PageFile {
  /** As shown to people: 'dealers/harbour/pages/fleet.md'. */
  file: string;
  /** Address of the page, with leading and trailing slash. */
  path: string;
  /** Address of the folder in which pictures beside the file are published: '/pages/'. */
  folder: string;
  /** Its text with plain line breaks. */
  text: string;
  /** What its settings may be. */
  kind: PageKind;
  /** The day with which the name of an article begins, 'YYYY-MM-DD'; null without one. */
  day: string | null;
}

/** What is wrong with a file as a whole. */
export interface FileFault {
  file: string;
  /** Address that its page has once it is mended. */
  path: string;
  line?: number;
  column?: number;
  message: string;
}

/** Endings of files that were meant as a page. */
const meantAsPage = /\.((md|markdown|mdx|mdown)(\.\w+)?|txt|text|rtf|odt|pages|html?)$/i;
/** Those whose text is Markdown, or may be. */
const markdownEnding = /\.(md|markdown|mdx|mdown|txt|text)(\.\w+)?$/i;

/** Letters that are no accented ones, so that an address would lose them. */
const otherLetters: Readonly<Record<string, string>> = { đ: 'd', ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' };
const spell = (name: string): string =>
  slugify(name.toLowerCase().replaceAll(/[đßøłæœ]/g, (letter) => otherLetters[letter] ?? ''));

/** The name of a file without its endings, and the same as an address can be. */
export function readName(name: string): { bare: string; sound: string } {
  const bare = dropEndings(name);
  return {
    bare,
    sound: bare
      .split('/')
      .map((part) => spell(part) || 'page')
      .join('/'),
  };
}

/** What is wrong with the name of a file below `pages`, with what to do; null when it can be an address. */
function explainName(name: string): string | null {
  const { bare, sound } = readName(name);
  const parts = bare.split('/');
  if (!markdownEnding.test(name))
    return `expected the file of a page, which is plain text whose name ends in .md, found another kind of document, which no page is made of\nSave its words as plain text with the name ${sound}.md, or move the file elsewhere.`;
  if (!name.endsWith('.md') || name !== `${bare}.md`)
    return `expected the file of a page, whose name ends in .md alone, found another ending\nRename it to ${sound}.md.`;
  if (!parts.every((part) => slugForm.test(part)))
    return `expected a name that can be an address: small letters, digits and hyphens, found ${name}\nRename it to ${sound}.md.`;
  if (parts.at(-1) !== 'index') return null;
  const above = parts.slice(0, -1).join('/');
  return above === ''
    ? 'expected the name of a page, found index: the home page is made of sections.home.\nGive the file the name of its address.'
    : `expected the name of a page, found index\nMove it to ${above}.md beside the folder, which is the page /${above}/.`;
}

/** The text of a file whose name can be an address, or what is wrong with it. */
export function readFileText(
  file: string,
  root: string,
  name: string,
): { text: string } | Omit<FileFault, 'path'> {
  const obstacle = explainName(name);
  if (obstacle !== null) return { file, message: obstacle };
  const { text, problem } = readText(file, root);
  if (problem) return { file, ...problem };
  return { text: text.replace(/\r\n?/g, '\n') };
}

/** A problem of a file, or the file. */
function readPageFile(file: string, root: string, name: string): PageFile | FileFault {
  const path = `/${readName(name).sound}/`;
  const read = readFileText(file, root, name);
  if ('message' in read) return { ...read, path };
  const bare = name.replace(/\.md$/, '');
  const folder = bare.includes('/') ? `${bare.slice(0, bare.lastIndexOf('/'))}/` : '';
  return { file, path, folder: `/pages/${folder}`, ...read, kind: ownPageKind, day: null };
}

/** Whether a file cannot be read as a page. */
export const isFault = (found: PageFile | FileFault): found is FileFault => 'message' in found;

/** Reads each Markdown file below a folder, by its path there. */
export function mapFiles<Found>(folder: string, read: (file: string, name: string) => Found): Found[] {
  if (!existsSync(folder)) return [];
  return listBelow(folder)
    .filter((entry) => !entry.isDirectory() && meantAsPage.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => read(file, file.slice(folder.length + 1).replaceAll(sep, '/')));
}

/** Every page below a folder `pages`, and what is wrong with files there. */
export const listPageFiles = (folder: string): (PageFile | FileFault)[] =>
  mapFiles(folder, (file, name) => readPageFile(file, dirname(folder), name));

/** A shared page that a dealer names, or what to do about a name without a file. */
export function findSharedPage(folder: string, name: string): PageFile | FileFault | string {
  const file = join(folder, `${name}.md`);
  if (existsSync(file)) return readPageFile(file, dirname(folder), `${name}.md`);
  const names = listPageFiles(folder).flatMap((found) => (isFault(found) ? [] : [found.path.slice(1, -1)]));
  return (
    `there is no shared page ${file}.` +
    (suggestNearest(name, names) || ` There are: ${names.join(', ') || 'none'}.`)
  );
}
