import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning, readProcessMark } from './process-mark.ts';

/** Where a sandbox is unless somebody says otherwise; `dealers/_defaults.yaml` names the same place. */
export const usualSandboxPort = 8108;

interface Note {
  /** Origin of the sandbox. */
  url: string;
  pid: number;
  mark: string | null;
}

const noteIn = (sandboxFolder: string): string => path.join(sandboxFolder, 'running.json');

/**
 * Leaves a note in a sandbox's own folder that says where it answers, so that other commands find it on whichever port
 * it is. The answered function takes the note away.
 */
export function announceSandbox(sandboxFolder: string, url: string): () => void {
  const note: Note = { url, pid: process.pid, mark: readProcessMark(process.pid) };
  const draft = `${noteIn(sandboxFolder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, noteIn(sandboxFolder));
  return () => rmSync(noteIn(sandboxFolder), { force: true });
}

/**
 * Origin of the sandbox that is running with this data folder (`.forecourt`), null when there is none. The note of a
 * process that was killed counts for nothing.
 */
export function findRunningSandbox(data: string): string | null {
  try {
    const { url, pid, mark } = JSON.parse(
      readFileSync(noteIn(path.join(data, 'sandbox')), 'utf8'),
    ) as Partial<Note>;
    return url !== undefined && URL.canParse(url) && isRunning(pid ?? 0, mark ?? null) ? url : null;
  } catch {
    return null;
  }
}

/** Whether an index is the sandbox of this machine in its usual place, the one that dealer files name by default. */
export const isUsualSandbox = (index: { host: string; port: number; protocol: string }): boolean =>
  ['127.0.0.1', 'localhost'].includes(index.host) &&
  index.port === usualSandboxPort &&
  index.protocol === 'http';
