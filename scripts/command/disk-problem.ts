const wordings: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `There is no room left on the disk${place}.`,
  EDQUOT: (place) => `There is no room left in the quota of the disk${place}.`,
  EROFS: (place) => `The disk can only be read${place}.`,
  EACCES: (place) => `This user may not write${place}.`,
};

/** What a disk refuses, in words, with the file where the system names it; null for every other error. */
export function describeDiskProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path } = error as NodeJS.ErrnoException;
  return wordings[code]?.(path === undefined ? '' : `, for ${path}`) ?? null;
}
