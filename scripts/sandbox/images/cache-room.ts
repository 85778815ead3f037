import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file takes whole blocks of a disk: twenty million pictures of 50 bytes are 80 GB, not one. */
const block = 4_096;
const roomOf = (bytes: number): number => Math.ceil(bytes / block) * block;

interface KeptFile {
  path: string;
  /** Bytes of the disk. */
  bytes: number;
  /** Milliseconds. */
  made: number;
}

/** Every file below a folder; those that vanish meanwhile are left out. */
async function listFiles(directory: string): Promise<KeptFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: KeptFile[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const stats = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (stats) files.push({ path, bytes: roomOf(stats.size), made: stats.mtimeMs });
  }
  return files;
}

/** So much of the room is left filled when some is made, so that the folder is not read for each file. */
const leftFilled = 0.9;

/**
 * Keeps a folder of files that can be made again below so many bytes: whoever asks for ever new ones fills no disk. Answers
 * what is told the bytes of each new file; those that were made first go first.
 */
export function createCacheRoom(directory: string, most: number): (bytes: number) => Promise<void> {
  // What earlier processes left is counted with the first file.
  let kept = most;
  let told = 0;
  let tidying: Promise<void> | null = null;
  const tidy = async (): Promise<void> => {
    const before = told;
    const files = await listFiles(directory);
    // What came meanwhile may be among them and counts twice: the next time puts that right.
    kept = files.reduce((sum, { bytes }) => sum + bytes, told - before);
    if (kept <= most) return;
    for (const { path, bytes } of files.toSorted((one, other) => one.made - other.made)) {
      if (kept <= most * leftFilled) break;
      await rm(path, { force: true });
      kept -= bytes;
    }
  };
  return async (bytes) => {
    kept += roomOf(bytes);
    told += roomOf(bytes);
    while (kept > most) {
      tidying ??= tidy().finally(() => (tidying = null));
      await tidying;
    }
  };
}
