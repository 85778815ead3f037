import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../../command/failure.ts';
import { findOpen } from '../storage/open-file.ts';

/** What is made again when it is missing, or speaks of a running process. */
const leftOut = new Set(['images', 'files', 'running.json']);
/** Files that SQLite keeps beside its own, drafts of files, and copies that nobody fetched. */
const isPassing = (name: string): boolean => name.startsWith('.') || /-(wal|shm|journal)$/.test(name);

const listEntries = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isPassing(name) && !leftOut.has(name));

/** What stands at a path, or where its link leads; nothing for a link to nothing. */
function readStats(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOOP') throw error;
    return undefined;
  }
}

/** A folder on a disk, and the path that it has within a data folder; that of the data folder itself is empty. */
export interface DataFolder {
  place: string;
  name: string;
}

/** Whether a folder is another one, or lies in it; both are whole paths. */
export const isWithin = (inner: string, outer: string): boolean =>
  `${inner}${path.sep}`.startsWith(outer.endsWith(path.sep) ? outer : `${outer}${path.sep}`);

/**
 * A data folder, and each folder that a link in it leads to: whoever moves uploads to a larger disk leaves one. Throws a Failure for a
 * link to a folder that is among them already: a copy would have no end.
 */
export function listDataFolders(dataDir: string): DataFolder[] {
  const folders: DataFolder[] = [];
  const places: string[] = [];
  const add = (place: string, name: string): void => {
    const real = realpathSync(place);
    if (places.some((one) => isWithin(one, real) || isWithin(real, one)))
      throw new Failure(`${place} is a link to a folder that the backup holds already. Take it away.`);
    places.push(real);
    folders.push({ place, name });
    look(place, name);
  };
  const look = (folder: string, name: string): void => {
    for (const entry of listEntries(folder)) {
      const [place, own] = [path.join(folder, entry.name), path.posix.join(name, entry.name)];
      if (entry.isDirectory()) look(place, own);
      else if (entry.isSymbolicLink() && readStats(place)?.isDirectory()) add(place, own);
    }
  };
  add(dataDir, '');
  return folders;
}

/** A copy that lies beside what it is a copy of until it is fetched. Nothing else has such a name, in a linked folder neither. */
const draft = '.backup-';
const isDraft = /^\.backup-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What SQLite has of a file now, compact and whole, whoever writes to it afterwards. */
function copyDatabase(from: string, to: string): void {
  const open = findOpen(from);
  const database = open ?? new DatabaseSync(from);
  try {
    if (!open) database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(to);
  } finally {
    if (!open) database.close();
  }
}

/** Other files are replaced, never changed: a second name keeps what they hold now. */
function copyFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no second names.
    copyFileSync(from, to);
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of listEntries(from)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    const found = readStats(source);
    if (entry.isDirectory()) copyFolder(source, target);
    else if (found?.isFile() && entry.name.endsWith('.sqlite')) copyDatabase(source, target);
    else if (found?.isFile()) copyFile(realpathSync(source), target);
    // A link to a folder is copied on its own disk.
    else if (!found?.isDirectory() && (found || entry.isSymbolicLink()))
      throw new Failure(
        `${source} is ${found ? 'neither file nor folder' : 'a link to nothing'}. Take it away.`,
      );
  }
}

/**
 * Copies everything that a data folder keeps as it is at this moment: nothing else of this process runs meanwhile, so what
 * one file says of another holds in the copies. Answers their folders, each on the disk of what it is a copy of, for whoever packs
 * them to remove. Throws what the disk or SQLite says, a Failure for what no copy can hold, and leaves no copy then.
 */
export function copyData(dataDir: string): DataFolder[] {
  const folders = listDataFolders(dataDir);
  for (const { place } of folders)
    for (const name of readdirSync(place))
      if (isDraft.test(name)) rmSync(path.join(place, name), { recursive: true, force: true });
  const id = randomUUID();
  const copies = folders.map(({ place, name }) => ({ place: path.join(place, `${draft}${id}`), name }));
  try {
    for (const [at, { place }] of folders.entries()) copyFolder(place, copies[at]?.place ?? '');
    return copies;
  } catch (error) {
    removeCopies(copies);
    throw error;
  }
}

export function removeCopies(copies: readonly DataFolder[]): void {
  for (const { place } of copies) rmSync(place, { recursive: true, force: true });
}
