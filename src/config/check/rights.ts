import { accessSync, constants, statSync } from 'node:fs';

const isRefusal = (error: unknown): boolean =>
  ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Why no dealer files can be read from a folder, and what to do; null where they can. */
export function explainUnreadableFolder(directory: string): string | null {
  try {
    if (!statSync(directory).isDirectory()) return 'This is a file, expected a folder.';
    accessSync(directory, constants.R_OK | constants.X_OK);
    return null;
  } catch (error) {
    return isRefusal(error)
      ? 'This user may not read this folder.\nGive this user the rights to list and to enter it, or name another folder.'
      : 'This folder does not exist.';
  }
}

/** What this user may not read, where an error says so, and what to do; null for every other error. */
export function findRefused(error: unknown): { file: string; message: string } | null {
  const { path } = (error ?? {}) as NodeJS.ErrnoException;
  if (path === undefined || !isRefusal(error)) return null;
  return {
    file: path,
    message:
      'This user may not read this.\nGive this user the rights to read it and to enter the folders that it lies in.',
  };
}
