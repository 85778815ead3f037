import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { listBelow } from '#config/load/list-below.ts';

/**
 * Tells of every change of a file in a folder and in all folders below it, also of new ones. Folders are watched and
 * not files: editors put a new file in the place of the old one, and the watch of a file would stay with the old one
 * (so does Node's own `recursive` on Linux). Ends with the function that it returns.
 */
export function watchFolders(directory: string, tell: (name: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const watchOne = (folder: string): void => {
    const watcher = watch(folder, (_event, name) => {
      watchNew();
      tell(name ?? '');
    });
    // A folder that is taken away is forgotten; it is watched anew when it comes back.
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(folder);
    });
    watchers.set(folder, watcher);
  };
  const watchAll = (): string[] => {
    const entries = listBelow(directory);
    const below = entries
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const [folder, watcher] of watchers) {
      if (folder === directory || below.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    const fresh = [directory, ...below].filter((folder) => !watchers.has(folder));
    fresh.forEach(watchOne);
    return fresh;
  };
  /** What came with a new folder was there before anybody watched it. */
  const watchNew = (): void => {
    try {
      for (const folder of watchAll()) readdirSync(folder).forEach(tell);
    } catch (error) {
      // A folder went while it was read; that is an event of its own. Nothing else ends what has run until now.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        console.error(`Changes in a new folder of ${directory}/ are not followed.`, error);
    }
  };
  watchAll();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
