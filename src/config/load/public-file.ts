import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { suggestNearest } from '../check/nearest.ts';

/** What every site is published with, as it is. */
const publicDirectory = 'public';

/** The file in public/ that an address of the own site means. */
export function publicFile(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return join(publicDirectory, decodeURIComponent(path));
  } catch {
    return join(publicDirectory, path);
  }
}

/** Whether an address of the own site, such as '/logo.svg', is a file in public/. */
export function isPublicFile(address: string): boolean {
  const file = publicFile(address);
  return (
    file.startsWith(publicDirectory + sep) &&
    !file.includes('\0') &&
    (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** What to do about a file of the own site that is not there; `instead` is what else may be written. */
export function adviseMissing(address: string, instead: string): string {
  const known = existsSync(publicDirectory)
    ? readdirSync(publicDirectory, { recursive: true, encoding: 'utf8' }).map(
        (name) => `/${name.replaceAll(sep, '/')}`,
      )
    : [];
  return `Put the file into ${publicDirectory}/, or write ${instead}.${suggestNearest(address, known)}`;
}
