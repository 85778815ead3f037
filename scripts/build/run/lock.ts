import { randomUUID } from 'node:crypto';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BuildError } from '../build-error.ts';
import { isRunning, readProcessMark, readProcessSpace } from '../../command/process-mark.ts';

interface Holder {
  pid: number;
  mark: string | null;
  /** The boot and container in which `pid` counts; null where the system does not say (only Linux does). */
  processSpace: string | null;
  /** ISO time. */
  since: string;
  /** Different for every lock that was ever taken. */
  token: string;
}

const ownSpace = readProcessSpace();
const nobody: Holder = { pid: 0, mark: '', processSpace: ownSpace, since: '', token: '' };

/**
 * Milliseconds between two touches of a lock that is held, and those after which nobody holds it any more: longer than anything that
 * keeps a process from touching it, such as a database that another one writes to.
 */
const touchEvery = 4_000;
const longestSilence = 60_000;

/** What `link` says on a disk without second names for files. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

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

/**
 * The holder of a lock, null when there is none. What is no lock, or a link to nothing, is held by nobody. Throws what the system says
 * of one that this user may not read.
 */
function readHolder(file: string): Holder | null {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder> | null;
    const { pid, mark, processSpace, since, token } = read ?? {};
    return {
      pid: pid ?? 0,
      mark: mark ?? '',
      processSpace: processSpace === undefined ? ownSpace : processSpace,
      since: since ?? '',
      token: token ?? '',
    };
  } catch (error) {
    if (error instanceof SyntaxError) return nobody;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? nobody : null;
  }
}

/** Whether the holder of a lock is at work. Of one in another container or machine the time of its last touch tells. */
function isAtWork(file: string, { pid, mark, processSpace }: Holder): boolean {
  if (processSpace === ownSpace) return isRunning(pid, mark);
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < longestSilence;
}

/** Whether a process that still runs holds a lock. */
export function isHeld(file: string): boolean {
  const holder = readHolder(file);
  return holder !== null && isAtWork(file, holder);
}

/** Gives a draft the name of the lock. Throws EEXIST when there is one already. */
function putDraft(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!withoutLinks.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    writeFileSync(file, readFileSync(draft), { flag: 'wx' });
  }
}

/** Creates the lock file whole, in one step where the disk can; false when there is one already. */
function putInPlace(file: string, holder: Holder): boolean {
  const draft = `${file}.${holder.token}`;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(draft, JSON.stringify(holder));
    putDraft(draft, file);
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
  if (readHolder(taken)?.token !== stale.token) putDraft(taken, file);
  rmSync(taken, { force: true });
}

/**
 * Keeps other builds out of a folder until the answered function is called. The lock of a killed process does not
 * count.
 *
 * @param file the lock itself
 * @param folder what it protects, for people
 * @param work what holds it, for people
 * @throws LockedError while another build, of this process or another one, holds it; what the system says of a lock that this user
 * may not read or take away
 */
export function takeLock(file: string, folder: string, work = 'build'): () => void {
  const since = new Date().toISOString();
  const { pid } = process;
  const mine: Holder = {
    pid,
    mark: readProcessMark(pid),
    processSpace: ownSpace,
    since,
    token: randomUUID(),
  };
  while (!putInPlace(file, mine)) {
    const holder = readHolder(file);
    if (holder && isAtWork(file, holder)) {
      const isOurs = holder.processSpace === ownSpace;
      const who = isOurs && holder.pid === pid ? 'this process' : `process ${holder.pid}`;
      const where = isOurs ? '' : ' of another container or machine';
      const time = holder.since.slice(11, 19);
      throw new LockedError(
        `Another ${work} (${who}${where}, since ${time} UTC) is at work in ${folder}. Wait until it ends, or end it.`,
        file,
      );
    }
    if (holder) removeStale(file, holder);
  }
  const touching = setInterval(() => {
    const now = new Date();
    try {
      if (readHolder(file)?.token === mine.token) utimesSync(file, now, now);
    } catch {
      // Somebody took it away, or the disk takes nothing: whoever holds it works on.
    }
  }, touchEvery).unref();
  return () => {
    clearInterval(touching);
    if (readHolder(file)?.token === mine.token) rmSync(file, { force: true });
  };
}
