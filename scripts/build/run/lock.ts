import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build-error.ts';
import { isRunning, readProcessMark } from '../../command/process-mark.ts';

interface Holder {
  pid: number;
  mark: string | null;
  /** ISO time. */
  since: string;
  /** Different for every lock that was ever taken. */
  token: string;
}

/** Another process is at work in the folder; the message names it. */
export class LockedError extends BuildError {
  override name = 'LockedError';
  /** The file of the lock. */
  readonly lock: string;

  constructor(message: string, lock: string) {
    super(message);
    this.lock = lock;
  }
}

/** The holder of a lock, null when there is none. What cannot be read is held by nobody. */
function readHolder(file: string): Holder | null {
  try {
    const { pid, mark, since, token } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return { pid: pid ?? 0, mark: mark ?? '', since: since ?? '', token: token ?? '' };
  } catch (error) {
    return error instanceof SyntaxError ? { pid: 0, mark: '', since: '', token: '' } : null;
  }
}

/** Whether a process that still runs holds a lock. */
export function isHeld(file: string): boolean {
  const holder = readHolder(file);
  return holder !== null && isRunning(holder.pid, holder.mark);
}

/** Creates the lock file whole, in one step; false when there is one already. */
function putInPlace(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.token}`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(draft, JSON.stringify(holder));
    linkSync(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A build that just ended may have removed the folder or, cleaning up, the draft.
    if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the lock of a process that ended without doing so, unless another process was faster. */
function removeStale(file: string, stale: Holder): void {
  const taken = `${file}.stale.${randomUUID()}`;
  try {
    renameSync(file, taken);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readHolder(taken)?.token !== stale.token) linkSync(taken, file);
  rmSync(taken, { force: true });
}

/**
 * Keeps other builds out of a folder until the answered function is called. The lock of a killed process does not
 * count.
 *
 * @param file the lock itself
 * @param folder what it protects, for people
 * @param work what holds it, for people
 * @throws LockedError while another build, of this process or another one, holds it
 */
export function takeLock(file: string, folder: string, work = 'build'): () => void {
  const since = new Date().toISOString();
  const mine: Holder = { pid: process.pid, mark: readProcessMark(process.pid), since, token: randomUUID() };
  while (!putInPlace(file, mine)) {
    const holder = readHolder(file);
    if (holder && isRunning(holder.pid, holder.mark)) {
      const who = holder.pid === process.pid ? 'this process' : `process ${holder.pid}`;
      const time = holder.since.slice(11, 19);
      throw new LockedError(
        `Another ${work} (${who}, since ${time} UTC) is at work in ${folder}. Wait until it ends, or end it.`,
        file,
      );
    }
    if (holder) removeStale(file, holder);
  }
  return () => {
    if (readHolder(file)?.token === mine.token) rmSync(file, { force: true });
  };
}
