import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * All files and folders below a folder. Links are among them and are not followed, as they are where Node lists a folder by
 * itself: two that lead to their own folder have no end.
 */
export const listBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listBelow(join(folder, entry.name))] : entry,
  );
