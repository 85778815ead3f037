import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One file of a site: its path with slashes, and what stands in it. */
export interface SiteFile {
  name: string;
  content: Buffer;
}

/** All files below a folder, in the order of their names. */
export function readFiles(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: path.relative(folder, file).split(path.sep).join('/'),
      content: readFileSync(file),
    }));
}
