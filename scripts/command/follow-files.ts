import { isPublishedKind } from '#config/load/site-files.ts';
import { explainUnfollowed, watchFolders } from './watch-folders.ts';

/** How long files must be still, in milliseconds: editors write one file in several steps. */
const stillFor = 150;

/** Watches a folder where that can be done: what runs goes on also where the system watches no more files. */
function watchIfPossible(
  directory: string,
  tell: (name: string) => void,
  say: (text: string) => void,
): () => void {
  try {
    return watchFolders(directory, tell);
  } catch (error) {
    say(explainUnfollowed(directory, error));
    return () => undefined;
  }
}

/**
 * Reads again whenever a dealer's file in a folder has changed, once for changes that come together, and never twice at
 * the same time. What `read` throws is said, and so is that a folder cannot be watched. Ends with the function that it returns.
 */
export function followFiles(
  directory: string,
  read: () => Promise<void>,
  say: (text: string) => void,
): () => void {
  let busy = false;
  let changed = false;
  let timer: NodeJS.Timeout | undefined;

  const readWhileChanged = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (changed) {
      changed = false;
      await read().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    }
    busy = false;
  };
  const hear = (name: string): void => {
    if (!/\.(ya?ml|md|txt)$/i.test(name) && !isPublishedKind(name)) return;
    changed = true;
    clearTimeout(timer);
    timer = setTimeout(() => void readWhileChanged(), stillFor);
  };
  const unwatch = watchIfPossible(directory, hear, say);
  return () => {
    clearTimeout(timer);
    unwatch();
  };
}
