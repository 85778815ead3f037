import { randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '../../command/failure.ts';
import { findOpen } from '../storage/open-file.ts';

/** What is made again when it is missing, or speaks of a running process. */
const leftOut = new Set(['images', 'files', 'running.json']);
/** Files that SQLite keeps beside its own, drafts of files, and copies that nobody fetched. */
const isPassing = (name: string): boolean => name.startsWith('.') || /-(wal|shm|journal)$/.test(name);

/** A copy that lies in the data folder until it is fetched. */
const draft = '.backup-';

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
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (isPassing(entry.name) || leftOut.has(entry.name)) continue;
    // A server reads and writes through links: whoever moves uploads to a larger disk leaves one.
    const found = statSync(source, { throwIfNoEntry: false });
    if (found?.isDirectory()) copyFolder(source, target);
    else if (found?.isFile() && entry.name.endsWith('.sqlite')) copyDatabase(source, target);
    else if (found?.isFile()) copyFile(realpathSync(source), target);
    else if (found || entry.isSymbolicLink())
      throw new Failure(
        `${source} is ${found ? 'neither file nor folder' : 'a link to nothing'}. Take it away.`,
      );
  }
}

/**
 * Copies everything that a data folder keeps as it is at this moment: nothing else of this process runs meanwhile, so what
 * one file says of another holds in the copy. Answers the folder of the copy, for whoever packs it to remove. Throws what
 * the disk or SQLite says, a Failure for what no copy can hold, and leaves no copy then.
 */
export function copyData(dataDir: string): string {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(draft)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const copy = path.join(dataDir, `${draft}${randomUUID()}`);
  try {
    copyFolder(dataDir, copy);
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}
