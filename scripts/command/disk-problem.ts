const wordings: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `There is no room left on the disk${place}.`,
  EDQUOT: (place) => `There is no room left in the quota of the disk${place}.`,
  EROFS: (place) => `The disk can only be read${place}.`,
  EACCES: (place) => `This user may not write${place}.`,
  EMFILE: (place) => `Too many files are open at once${place}.`,
  ENAMETOOLONG: (place) => `A name is longer than the disk takes${place}.`,
  EEXIST: (place) => `Something else is in the way${place}. Take it away.`,
  ENOTDIR: (place) => `A file is in the way where a folder belongs${place}. Take it away.`,
  EISDIR: (place) => `A folder is in the way where a file belongs${place}. Take it away.`,
};

/** What a user may not do who is refused a call of the system that writes nothing, or may write nothing. */
const refused: Readonly<Record<string, string>> = {
  ...{ access: 'read', lstat: 'read', scandir: 'read', stat: 'read' },
  open: 'open',
};

/** Whether an error says that the disk is full; libraries in machine code say so in their message alone. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && /no space left on device/i.test(error.message);

/** What a disk refuses, in words, with the file where the system names it; null for every other error. */
export function describeDiskProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const usual = isDiskFull(error) ? 'ENOSPC' : '';
  const { code = usual, path, syscall, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  // Folders are made with all those above them.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `A link leads nowhere, for ${dest}. Is its disk mounted?`;
  const verb = refused[syscall ?? ''];
  if (code === 'EACCES' && verb !== undefined) return `This user may not ${verb} ${path}.`;
  return wordings[code]?.(dest === undefined ? '' : `, for ${dest}`) ?? null;
}
