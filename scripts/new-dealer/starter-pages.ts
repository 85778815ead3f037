import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

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

/** Copies pages into the folder of a dealer and answers what it wrote; a page that is there already stays. */
export function writeStarterPages(dealerFolder: string, names: readonly string[]): string[] {
  const target = join(dealerFolder, 'pages');
  const files = names.map((name) => join(target, `${name}.md`)).filter((file) => !existsSync(file));
  if (files.length > 0) mkdirSync(target, { recursive: true });
  for (const file of files) copyFileSync(join(folder, file.slice(target.length + 1)), file);
  return files;
}
