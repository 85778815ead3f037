import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells of every change of a file in a folder and in the folders right below it, also of new ones. Folders are watched and
 * not files: editors put a new file in the place of the old one, and the watch of a file would stay with the old one
 * (so does Node's own `recursive` on Linux). Ends with the function that it returns.
 */
export function watchFolders(directory: string, tell: (name: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const watchOne = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      watchAll();
      tell(name ?? '');
    });
    // A folder that is taken away is forgotten; it is watched anew when it comes back.
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(folder);
    });
    watchers.set(folder, watcher);
  };
  const watchAll = (): void => {
    const entries = readdirSync(directory, { withFileTypes: true });
    const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(directory, name));
    for (const [folder, watcher] of watchers) {
      if (folder === directory || below.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of [directory, ...below]) watchOne(folder);
  };
  watchAll();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
