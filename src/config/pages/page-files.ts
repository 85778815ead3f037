import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { slugify } from '#domain/site/slug.ts';
import { suggestNearest } from '../check/nearest.ts';
import { explainOutside } from '../load/outside.ts';
import { decodeText } from '../yaml/encoding.ts';
import { slugForm } from '../schemas/location/addresses.ts';

/** One file of an own page, as it lies in a folder `pages`. */
export interface PageFile {
  /** As shown to people: 'dealers/harbour/pages/fleet.md'. */
  file: string;
  /** Address of the page, with leading and trailing slash. */
  path: string;
  /** Address of the folder in which pictures beside the file are published: '/pages/'. */
  folder: string;
  /** Its text with plain line breaks. */
  text: string;
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
function readName(name: string): { bare: string; sound: string } {
  const bare = name.replace(/(\.\w+)+$/, '');
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

/** A problem of a file, or the file. */
function readPageFile(file: string, root: string, name: string): PageFile | FileFault {
  const path = `/${readName(name).sound}/`;
  const obstacle = explainName(name);
  if (obstacle !== null) return { file, path, message: obstacle };
  const outside = explainOutside(file, root);
  if (outside !== null) return { file, path, message: `This file ${outside}` };
  const { text, problem } = decodeText(readFileSync(file));
  if (problem) return { file, path, ...problem };
  const bare = name.replace(/\.md$/, '');
  const folder = bare.includes('/') ? `${bare.slice(0, bare.lastIndexOf('/'))}/` : '';
  return { file, path, folder: `/pages/${folder}`, text: text.replace(/\r\n?/g, '\n') };
}

export const isFault = (found: PageFile | FileFault): found is FileFault => 'message' in found;

/** Every page below a folder `pages`, and what is wrong with files there. */
export function listPageFiles(folder: string): (PageFile | FileFault)[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && meantAsPage.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => readPageFile(file, dirname(folder), file.slice(folder.length + 1).replaceAll(sep, '/')));
}

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
