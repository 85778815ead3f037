import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { slugify } from '#domain/site/slug.ts';
import { dropEndings } from '../load/file-name.ts';
import { isFile, isFolder } from '../load/library.ts';
import { listBelow } from '../load/list-below.ts';
import { findNearest } from './nearest.ts';
import { createIssue, type Issue } from './issues.ts';

/** Files of a dealer's folder that are read, each with other names that people give it. */
const readFiles: Readonly<Record<string, readonly string[]>> = {
  'team.yaml': ['team', 'teams', 'people', 'staff', 'our-team', 'our-people', 'employees', 'crew'],
  'reviews.yaml': ['reviews', 'testimonials', 'ratings', 'customer-reviews', 'google-reviews'],
  'privacy.md': ['privacy', 'privacy-policy', 'privacy-statement'],
  'terms.md': ['terms', 'terms-and-conditions', 'terms-of-use', 'conditions'],
};
/** Folders of Markdown that are read, each with other names that people give it. */
const readFolders: Readonly<Record<string, readonly string[]>> = {
  pages: ['pages', 'page', 'own-pages', 'content', 'site'],
  blog: ['blog', 'blogs', 'articles', 'news', 'posts', 'stories'],
};
const read = new Set([...Object.keys(readFiles), 'reviews.csv']);

/** Endings of files that people write for a site to read; notes for people and downloads are none. */
const meantToBeRead = /\.(ya?ml|csv|md|markdown|json)(\.\w+)?$/i;
/** What an export or a text may be before it is saved as the file that is read. */
const otherFormat = /\.(xlsx?|ods|numbers|tsv|docx?|odt|rtf|pages|txt|html?)$/i;
const note = /^(readme|notes?|todo)\b/i;

const bareName = (name: string): string => slugify(dropEndings(name));

/** The name of the list that has this word, or one near to it. */
function findMeant(word: string, known: Readonly<Record<string, readonly string[]>>): string | null {
  const near = findNearest(word, Object.values(known).flat());
  return Object.entries(known).find(([, words]) => near !== null && words.includes(near))?.[0] ?? null;
}

/** The file that a name was meant for; reviews also come as CSV. */
function findMeantFile(name: string): string | null {
  const meant = findMeant(bareName(name), readFiles);
  return meant === 'reviews.yaml' && /\.(csv|tsv|xlsx?|ods|numbers)/i.test(name) ? 'reviews.csv' : meant;
}

/** What to do about a file that nothing reads; null where it needs no word. */
function explainFile(folder: string, name: string): string | null {
  if (read.has(name) || note.test(name)) return null;
  const meant = findMeantFile(name);
  if (otherFormat.test(name))
    return meant === null
      ? null
      : `Nothing reads this file, and it is published as it is.\nSave it as ${join(folder, meant)}, and delete it.`;
  if (!meantToBeRead.test(name)) return null;
  if (meant !== null && extname(meant) === extname(name))
    return `Nothing reads this file. Did you mean ${meant}?\nRename it to ${join(folder, meant)}.`;
  if (/\.(md|markdown)$/i.test(name) && meant === null)
    return `Nothing reads this file: pages lie in the folder pages, articles in blog.\nMove it to ${join(folder, 'pages', `${bareName(name)}.md`)}.`;
  return meant === null
    ? `Nothing reads this file. Read are team.yaml, reviews.yaml or reviews.csv, privacy.md, terms.md, and what lies in pages and blog.\nRename it, or move it out of ${folder}/.`
    : `Nothing reads this file. Did you mean ${meant}?\nWrite it as ${join(folder, meant)}.`;
}

/** All below a folder, by paths from there. */
const listPaths = (folder: string): string[] =>
  listBelow(folder).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

const isMarkdown = (name: string): boolean => /\.(md|markdown)$/i.test(name);

/** What to do about a folder whose Markdown nothing reads; null where it needs no word. */
function explainFolder(folder: string, name: string): string | null {
  const entries = listPaths(join(folder, name));
  const meant = findMeant(slugify(name), readFolders);
  if (name === meant || !entries.some((entry) => isMarkdown(entry) && !note.test(entry))) return null;
  return meant === null
    ? `Nothing reads the Markdown in this folder: pages lie in the folder pages, articles in blog.\nMove it there.`
    : `Nothing reads the Markdown in this folder. Did you mean ${meant}?\nRename the folder to ${join(folder, meant)}.`;
}

/** What to do about a file of settings among pages or articles. */
function explainAmongPages(folder: string, name: string): string | null {
  const meant = findMeantFile(name);
  if (meant === null || !/\.(ya?ml|csv)(\.\w+)?$/i.test(name)) return null;
  return `Nothing reads this file here.\nMove it to ${join(folder, meant)}.`;
}

/**
 * Warns of files in the folder of a dealer, or of a layer, that were meant to be read and are not: a near name, or another
 * place. Legal texts are read from the dealer's own folder alone.
 *
 * @param isShared whether the folder is that of a layer
 */
export function findUnreadFiles(dealer: string, folder: string, isShared: boolean): Issue[] {
  if (!existsSync(folder)) return [];
  const warn = (file: string, message: string | null): Issue[] =>
    message === null ? [] : [createIssue(dealer, file, { severity: 'warning', line: 1, column: 1, message })];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const found = entries.flatMap((entry) => {
    const { name } = entry;
    const isInner = entry.isDirectory();
    if (isShared && !isInner && extname(name) === '.md' && read.has(name))
      return warn(
        join(folder, name),
        `Nothing reads this file: legal texts of a dealer lie in its own folder, those of all in _legal.\nMove it to ${join(folder, '..', '..', dealer, name)}.`,
      );
    const message = isInner ? explainFolder(folder, name) : explainFile(folder, name);
    return warn(`${join(folder, name)}${isInner ? '/' : ''}`, message);
  });
  const among = Object.keys(readFolders).flatMap((name) => {
    const inner = join(folder, name);
    return (existsSync(inner) ? listPaths(inner) : []).flatMap((file) =>
      warn(join(inner, file), explainAmongPages(folder, file)),
    );
  });
  return [...found, ...among];
}

/** What stands beside the dealer files and begins with `_`. */
const layers = [
  '_defaults.yaml',
  '_brands',
  '_groups',
  '_finance',
  '_partners',
  '_legal',
  '_pages',
  '_feeds',
];

/** What is wrong with a layer that is another kind of thing than its name says, or null. */
function explainKind(directory: string, name: string): string | null {
  const place = join(directory, name);
  if (name.endsWith('.yaml'))
    return isFile(place)
      ? null
      : 'expected a file of settings, found something else of that name\nGive it another name.';
  return isFolder(place)
    ? null
    : 'expected a folder, found something else of that name\nGive it another name, or take it away: what belongs into the folder is not read.';
}

/**
 * Tells of files and folders beside the dealer files that are no layers: a folder or file in the place of the other, and names
 * that are near those of layers. Other names are notes.
 */
export function findUnknownLayers(directory: string): Issue[] {
  const names = isFolder(directory) ? readdirSync(directory).filter((name) => name.startsWith('_')) : [];
  return names.flatMap((name) => {
    const file = join(directory, name);
    if (layers.includes(name)) {
      const message = explainKind(directory, name);
      return message === null ? [] : createIssue(null, file, { message });
    }
    const near = findNearest(name, layers);
    const message = `Nothing reads this. Did you mean ${near}?\nNames that begin with _ are ${layers.join(', ')}.`;
    return near === null ? [] : createIssue(null, file, { severity: 'warning', message });
  });
}
