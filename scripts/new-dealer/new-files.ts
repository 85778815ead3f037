import { closeSync, lstatSync, mkdirSync, openSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeDiskProblem } from '../command/disk-problem.ts';

/** A file that cannot be written, in words: what, where, and what to do. */
export class WriteProblem extends Error {
  override readonly name = 'WriteProblem';
}

/** Whether anything has that name, also a link that leads nowhere. Below something that is no folder there is nothing. */
export function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

const makeRoom = 'Make room, or choose another folder with --dealers, and try again.';
const askRights = 'Ask who runs this machine for the right to, or choose another folder with --dealers.';
const remedies: Readonly<Record<string, string>> = {
  ...{ ENOSPC: makeRoom, EDQUOT: makeRoom, EROFS: askRights, EACCES: askRights },
};

function explain(error: unknown, file: string): WriteProblem {
  const { code = '', path: place = file } = error as NodeJS.ErrnoException;
  const told = describeDiskProblem(Object.assign(error as Error, { path: place }));
  const words = told ?? `${place} could not be written (${code}). See what stands there, and try again.`;
  return new WriteProblem([words, remedies[code]].filter(Boolean).join(' '), { cause: error });
}

/** Files that were not there before, and the folders that they needed. */
export class NewFiles {
  /** In the order in which they were made. */
  readonly #files: string[] = [];
  readonly #folders: string[] = [];

  get written(): readonly string[] {
    return this.#files;
  }

  /**
   * Writes a file, and the folders above it that are missing, up to `within`. Throws a `WriteProblem` where something has that
   * name already, where a link stands for a folder on the way, and for what the disk refuses.
   */
  write(file: string, content: string | Uint8Array, within: string): void {
    try {
      this.#makeFolder(path.dirname(file), path.resolve(within));
      // Never through a link: it may lead out of the folder.
      const handle = openSync(file, 'wx');
      this.#files.push(file);
      try {
        writeFileSync(handle, content);
      } finally {
        closeSync(handle);
      }
    } catch (error) {
      throw error instanceof WriteProblem ? error : explain(error, file);
    }
  }

  #makeFolder(folder: string, within: string): void {
    if (path.resolve(folder) === within) return;
    this.#makeFolder(path.dirname(folder), within);
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new WriteProblem(
        `${folder} is a link, and nothing is written through it. Put a folder in its place.`,
      );
    if (isThere(folder)) return;
    mkdirSync(folder);
    this.#folders.push(folder);
  }

  /** Takes everything away that was written, and folders that hold nothing else. Answers what could not be taken away. */
  takeBack(): string[] {
    const left = (name: string, remove: (name: string) => void): string[] => {
      try {
        remove(name);
        return [];
      } catch {
        return isThere(name) ? [name] : [];
      }
    };
    return [
      ...this.#files.flatMap((file) => left(file, rmSync)),
      ...this.#folders.toReversed().flatMap((folder) => left(folder, rmdirSync)),
    ];
  }
}
