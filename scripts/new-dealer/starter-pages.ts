import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThere, type NewFiles } from './new-files.ts';

/** Pages that a new dealer may begin with: the files of the folder `pages` beside this one. */
export const starterPages = [
  'about-us',
  'finance',
  'service',
  'sell-your-car',
  'fleet',
  'warranty',
  'careers',
  'faq',
] as const;

const folder = join(import.meta.dirname, 'pages');

/** The pages that an option names: 'all', 'none', or names with commas between them. */
export function readPageNames(asked: string): string[] {
  if (asked === 'all') return [...starterPages];
  return asked === 'none' ? [] : asked.split(',').map((name) => name.trim());
}

/** What is wrong with that option, or null. */
export function findUnknownPages(asked: string): string | null {
  const unknown = readPageNames(asked).filter((name) => !(starterPages as readonly string[]).includes(name));
  return unknown.length > 0
    ? `--pages: expected all, none, or some of ${starterPages.join(',')}, found "${unknown.join(',')}"`
    : null;
}

/**
 * Writes pages into the folder `<slug>` of a folder of dealers. A page that is there already stays, in whatever form: a link is
 * not followed. Throws a `WriteProblem`.
 */
export function writeStarterPages(
  files: NewFiles,
  directory: string,
  slug: string,
  names: readonly string[],
): void {
  for (const name of names) {
    const file = join(directory, slug, 'pages', `${name}.md`);
    if (!isThere(file)) files.write(file, readFileSync(join(folder, `${name}.md`)), directory);
  }
}
