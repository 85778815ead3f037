import { rmSync, utimesSync } from 'node:fs';

/** What the system says of things of another user: they can be used, and are theirs to change. */
const ofOthers = ['EPERM', 'EACCES', 'EROFS'];

function unlessOfOthers(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!ofOthers.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Notes that something that builds keep is in use. What another user made is used all the same. */
export const noteUse = (place: string): void =>
  unlessOfOthers(() => {
    const now = new Date();
    utimesSync(place, now, now);
  });

/** Takes away what builds kept and do not use any more. What another user made stays. */
export const dropKept = (place: string): void =>
  unlessOfOthers(() => rmSync(place, { recursive: true, force: true }));
