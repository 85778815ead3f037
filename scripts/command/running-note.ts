import { readFileSync, rmSync } from 'node:fs';
import { isRunning, readProcessMark } from './process-mark.ts';
import { writeWhole } from './write-whole.ts';

/** What a process says of itself. */
export interface Running {
  /** Where it answers. */
  url: string;
  /** The key that may do everything there. */
  apiKey?: string;
}

interface Note extends Running {
  pid: number;
  mark: string | null;
}

/** Leaves a note, for its owner's eyes only, about this process. The answered function takes the note away. */
export function leaveNote(file: string, running: Running): () => void {
  const note: Note = { ...running, pid: process.pid, mark: readProcessMark(process.pid) };
  writeWhole(file, JSON.stringify(note), 0o600);
  return () => rmSync(file, { force: true });
}

/** What the process that left a note says, null when there is none. The note of a killed process counts for nothing. */
export function readNote(file: string): Running | null {
  try {
    const { url, apiKey, pid, mark } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Note>;
    if (url === undefined || !URL.canParse(url) || !isRunning(pid ?? 0, mark ?? null)) return null;
    return { url, ...(apiKey !== undefined && { apiKey }) };
  } catch {
    return null;
  }
}
