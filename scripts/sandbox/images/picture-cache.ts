import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findStorageProblem } from '../storage/storage-problem.ts';
import { createCacheRoom } from './cache-room.ts';

/** Makes a picture, or tells by `letGo` that this one is not what it should be and must not be kept. */
type Create = (letGo: () => void) => Promise<Buffer>;

/** Bytes of all pictures of a directory. */
const usualRoom = 1024 ** 3;

export interface PictureCache {
  (key: string, create: Create): Promise<Buffer>;
  /** A picture that was made before; undefined when there is none. */
  find: (key: string) => Promise<Buffer | undefined>;
}

/**
 * A cache of made pictures in a directory. Keys are hex digests. A picture asked for twice at once is made once;
 * files appear by rename, so a killed process never leaves half a picture behind. Beyond `most` bytes the oldest go.
 */
export function createPictureCache(directory: string, most = usualRoom): PictureCache {
  const makeRoom = createCacheRoom(directory, most);
  const underWay = new Map<string, Promise<Buffer>>();

  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key);
  const find: PictureCache['find'] = (key) => readFile(pathOf(key)).catch(() => undefined);

  async function readOrCreate(key: string, create: Create): Promise<Buffer> {
    const path = pathOf(key);
    const kept = await find(key);
    if (kept) return kept;
    let keeps = true;
    const picture = await create(() => (keeps = false));
    if (!keeps) return picture;
    const partial = `${path}.${randomUUID()}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(partial, picture, { mode: 0o600 });
      await rename(partial, path);
      await makeRoom(picture.byteLength);
    } catch (error) {
      // A full disk keeps no picture, but who asked for it gets it.
      await rm(partial, { force: true });
      // In a crowd it may go before it has its name, when room is made for others.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return picture;
      const problem = findStorageProblem(error);
      if (!problem) throw error;
      console.error(`A picture was made, but not kept: ${problem.message}`);
    }
    return picture;
  }

  const findOrCreate = (key: string, create: Create): Promise<Buffer> => {
    const running = underWay.get(key);
    if (running) return running;
    const started = readOrCreate(key, create).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
  return Object.assign(findOrCreate, { find });
}
