import { randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dropKept, noteUse } from '../../kept.ts';

/** Where pictures that were made of dealers' own are kept from build to build. */
export const pictureCacheOf = (data: string): string => path.join(data, 'pictures');

/** Says in each kept folder what was made. It is written last. */
const noteName = 'made.json';

/** How a kind of thing is made, and which files it consists of. */
export interface Maker<Made> {
  /** Writes files into a folder and answers plain data; what it throws passes on. */
  make: (folder: string) => Promise<Made>;
  /** Names of the files. */
  list: (made: Made) => readonly string[];
}

/** What an earlier build made; null where a file is gone, or where a power cut left one without its bytes. */
function readMade<Made>(folder: string, list: Maker<Made>['list']): { made: Made } | null {
  try {
    const made = JSON.parse(readFileSync(path.join(folder, noteName), 'utf8')) as Made;
    return list(made).every((name) => statSync(path.join(folder, name)).size > 0) ? { made } : null;
  } catch {
    return null;
  }
}

/** Puts a finished folder into its place; another process may have made the same meanwhile. */
function moveInto(folder: string, draft: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path.join(folder, noteName))) throw error;
  }
}

/**
 * What was made under a key, and the folder with its files. Makes it in a folder that appears whole or not at all, once
 * for all builds.
 */
export async function keepMade<Made>(
  cache: string,
  key: string,
  { make, list }: Maker<Made>,
): Promise<{ folder: string; made: Made }> {
  const folder = path.join(cache, key.slice(0, 2), key);
  const note = path.join(folder, noteName);
  if (existsSync(note)) {
    const kept = readMade(folder, list);
    if (kept) {
      noteUse(note);
      return { folder, made: kept.made };
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const draft = `${folder}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  try {
    const made = await make(draft);
    writeFileSync(path.join(draft, noteName), JSON.stringify(made));
    moveInto(folder, draft);
    return { folder, made };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

const month = 30 * 86_400_000;

/** Removes what no build used for a month, drafts of killed builds too. `now` is in milliseconds. */
export function prunePictures(cache: string, now = Date.now()): void {
  for (const name of globSync('*/*', { cwd: cache })) {
    const folder = path.join(cache, name);
    const used = statSync(path.join(folder, noteName), { throwIfNoEntry: false }) ?? statSync(folder);
    if (now - used.mtimeMs > month) dropKept(folder);
  }
}
