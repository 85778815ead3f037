import path from 'node:path';
import { leaveNote, readNote, type Running } from './running-note.ts';

/** Where a sandbox is unless somebody says otherwise; `dealers/_defaults.yaml` names the same address. */
export const usualSandboxPort = 8108;

const noteIn = (sandboxFolder: string): string => path.join(sandboxFolder, 'running.json');

/**
 * Leaves a note in a sandbox's own folder that says where it answers and with which key, so that other commands find it
 * on whichever port it is. The answered function takes the note away.
 */
export const announceSandbox = (sandboxFolder: string, running: Running): (() => void) =>
  leaveNote(noteIn(sandboxFolder), running);

/** Origin and key of the sandbox that is running with this folder of its own, null when there is none. */
export const findSandboxOf = (sandboxFolder: string): Running | null => readNote(noteIn(sandboxFolder));

/** The same by the data folder of all commands (`.forecourt`). */
export const findRunningSandbox = (data: string): Running | null => findSandboxOf(path.join(data, 'sandbox'));

/** Whether an index is the sandbox of this machine at its usual address, the one that dealer files name by default. */
export const isUsualSandbox = (index: { host: string; port: number; protocol: string }): boolean =>
  ['127.0.0.1', 'localhost'].includes(index.host) &&
  index.port === usualSandboxPort &&
  index.protocol === 'http';
