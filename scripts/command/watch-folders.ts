import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import { basename, join } from 'node:path';
import { listBelow } from '#config/load/list-below.ts';

/** Milliseconds in which changes count as one look for new folders: a commit changes thousands of files in one go. */
const pause = 50;

/** Milliseconds after which folders that could not be read are looked for again. */
const patience = 2_000;

/** A folder and not merely its name: one that was taken away and made anew is another one. */
function identify(folder: string): string {
  const { ino, birthtimeMs } = lstatSync(folder);
  return `${ino} ${birthtimeMs}`;
}

/** Why changes of files in a folder are not heard of, and what to do. */
export const explainUnfollowed = (directory: string, error: unknown): string =>
  `Changes in ${directory}/ are not followed: start anew after them. ${(error as Error).message}`;

/** Why changes of some files in a folder are not heard of until this is put right. */
const explainUnread = (directory: string, error: unknown): string =>
  `Not all changes in ${directory}/ are followed until this is put right: ${(error as Error).message}`;

/**
 * Tells of every change of a file in a folder and in all folders below it, also of new ones. Folders are watched and
 * not files: editors put a new file in the place of the old one, and the watch of a file would stay with the old one
 * (so does Node's own `recursive` on Linux). Folders that this user may not read are looked for again. Ends with the function that it
 * returns. Throws what else the system says.
 */
export function watchFolders(directory: string, tell: (name: string) => void): () => void {
  const watched = new Map<string, { watcher: FSWatcher; identity: string }>();
  let looking: NodeJS.Timeout | undefined;
  let told = '';
  const forget = (folder: string): void => {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  };
  const watchOne = (folder: string): void => {
    const watcher = watch(folder, (event, name) => {
      // A folder tells its own end by its name; the watch of one that is gone hears of none that comes in its place.
      if (event === 'rename' && name === basename(folder) && watched.get(folder)?.watcher === watcher)
        forget(folder);
      looking ??= setTimeout(lookForNew, pause);
      tell(name ?? '');
    });
    watcher.on('error', () => forget(folder));
    watched.set(folder, { watcher, identity: identify(folder) });
  };
  const watchAll = (): string[] => {
    const below = listBelow(directory)
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    const there = new Map([directory, ...below].map((folder) => [folder, identify(folder)]));
    for (const [folder, { identity }] of watched) if (there.get(folder) !== identity) forget(folder);
    const fresh = [...there.keys()].filter((folder) => !watched.has(folder));
    fresh.forEach(watchOne);
    return fresh;
  };
  /** What came with a new folder was there before anybody watched it. */
  function lookForNew(): void {
    looking = undefined;
    try {
      for (const folder of watchAll()) for (const name of readdirSync(folder)) tell(name);
      told = '';
    } catch (error) {
      // A folder went while it was read; that is an event of its own.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') lookLater(error);
    }
  }
  function lookLater(error: unknown): void {
    const problem = explainUnread(directory, error);
    if (problem !== told) console.error(problem);
    told = problem;
    looking = setTimeout(lookForNew, patience);
  }
  try {
    watchAll();
  } catch (error) {
    // Rights are given while it runs; what else keeps folders from being watched stays as it is.
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    lookLater(error);
  }
  return () => {
    clearTimeout(looking);
    for (const folder of watched.keys()) forget(folder);
  };
}
