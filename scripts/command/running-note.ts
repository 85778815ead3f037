import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning, readProcessMark } from './process-mark.ts';

interface Note {
  /** Where the process answers. */
  url: string;
  pid: number;
  mark: string | null;
}

/** Leaves a note that says where this process answers. The answered function takes the note away. */
export function leaveNote(file: string, url: string): () => void {
  const note: Note = { url, pid: process.pid, mark: readProcessMark(process.pid) };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, file);
  return () => rmSync(file, { force: true });
}

/** Where the process answers that left a note, null when there is none. That of a killed process counts for nothing. */
export function readNote(file: string): string | null {
  try {
    const { url, pid, mark } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Note>;
    return url !== undefined && URL.canParse(url) && isRunning(pid ?? 0, mark ?? null) ? url : null;
  } catch {
    return null;
  }
}
