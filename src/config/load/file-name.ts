import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createIssue, type Issue } from '../check/issues.ts';
import { suggestNearest } from '../check/nearest.ts';
import { slugForm } from '../schemas/location/addresses.ts';
import { isFile, isFolder } from './library.ts';

/** Whether a file in the folder is a dealer file or was meant to be one. Layers and notes are not. */
export const isMeantAsDealer = (name: string): boolean =>
  /^[^_.].*\.(ya?ml(\.\w+)?|txt|rtf|docx?)$/i.test(name);

/** The name of a file without its endings, such as .tar.gz. */
export function dropEndings(name: string, ending = /\.\w+$/): string {
  const bare = name.replace(ending, '');
  return bare === name ? name : dropEndings(bare, ending);
}

/** The short name of a dealer from its file name, without endings. */
export const slugOfFile = (name: string): string => dropEndings(name, /\.(ya?ml|txt|rtf|docx?)$/i);

/** Whether a folder can only be that of a dealer. Folders of layers begin with `_`; one with the name of a file is told so. */
const isMeantAsOwnFolder = (name: string): boolean => /^[^_.]/.test(name) && !isMeantAsDealer(name);

/** Warns of folders of dealers without a dealer file, because nothing in them is published. */
export function findLonelyFolders(directory: string, slugs: readonly string[]): Issue[] {
  if (!isFolder(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true });
  const meant = [
    ...slugs,
    ...entries
      .map(({ name }) => name)
      .filter(isMeantAsDealer)
      .map(slugOfFile),
  ];
  return entries
    .filter((entry) => entry.isDirectory() && isMeantAsOwnFolder(entry.name) && !meant.includes(entry.name))
    .map(({ name }) =>
      createIssue(null, join(directory, name), {
        severity: 'warning',
        message:
          `Nothing in this folder is used: there is no ${join(directory, `${name}.yaml`)}.${suggestNearest(name, slugs)}\n` +
          'Give the folder the name of its dealer file, write that file, or delete the folder.',
      }),
    );
}

/** The original of a copy as file managers name it: 'north-lakes (1)', 'north-lakes - Copy'. */
const copied = (slug: string): string | undefined =>
  /^(.*?)(?: ?\(\d+\)| - Copy.*| copy.*)$/i.exec(slug)?.[1] ?? /^Copy of (.*)$/i.exec(slug)?.[1];

/** What is wrong with the name of a dealer file and what to do about it, or null. */
export function judgeFileName(directory: string, name: string): string | null {
  const file = join(directory, name);
  const slug = slugOfFile(name);
  if (!existsSync(file))
    return 'expected a dealer file, found a link to a file that does not exist.\nMend the link, or take it out.';
  if (!isFile(file))
    return `expected a dealer file, found a folder.\nGive the folder another name: texts of a dealer stand in ${join(directory, slug)}/.`;
  if (/\.ya?ml\.\w+$/i.test(name))
    return (
      `This file is not read: its name ends in ${name.slice(name.lastIndexOf('.'))}, which editors add and file managers hide.\n` +
      `Rename it to ${slug}.yaml.`
    );
  if (!/\.ya?ml$/i.test(name))
    return `expected a dealer file, whose name ends in .yaml, found another kind of document.\nSave it as plain text with the name ${slug}.yaml, or move it elsewhere.`;
  if (!name.endsWith('.yaml')) return `Rename this file to ${slug}.yaml.`;
  if (slugForm.test(slug) && slug.length <= 63) return null;
  const original = copied(slug);
  const rule =
    'The file name becomes part of an address: only small letters, digits and hyphens, at most 63, such as north-lakes.yaml.';
  return original !== undefined && existsSync(join(directory, `${original}.yaml`))
    ? `${rule}\nThis looks like a copy of ${original}.yaml: delete it, or rename it to add another dealer.`
    : rule;
}
