import { createHash } from 'node:crypto';
import type { SiteFile } from '#config/load/site-files.ts';
import { readUnchanged } from './changed-file.ts';
import type { BoxAllowance } from './clean-film.ts';
import type { Original, PictureConverter } from './convert-apart.ts';
import { recipe } from './convert-picture.ts';
import { makeOnce } from './make-once.ts';
import type { Maker } from './picture-cache.ts';

/** Where pictures are kept, and what makes them. */
export interface Making {
  cache: string;
  converter: PictureConverter;
  /** What is left for films. */
  boxes: BoxAllowance;
}

/** What the converter is told of a file. */
export const originalOf = ({ file, picture }: SiteFile): Original => ({
  file,
  pixels: (picture?.width ?? 0) * (picture?.height ?? 0),
});

/** Key of what is made of a file: other bytes, another purpose and another recipe each have their own. */
export const keyOf = ({ digest }: SiteFile, purpose: string): string =>
  createHash('sha256').update(`${recipe} ${purpose} ${digest}`).digest('hex').slice(0, 32);

/**
 * What is made of a file for a purpose, by `makeOnce`. Throws a `ChangedFile` where the file is another by then: what is
 * made is kept under the digest of the one before.
 */
export const makeOfFile = <Made>(
  file: SiteFile,
  purpose: string,
  cache: string,
  { make, list }: Maker<Made>,
): Promise<{ folder: string; made: Made }> =>
  makeOnce(cache, keyOf(file, purpose), {
    make: async (draft) => {
      const made = await make(draft);
      readUnchanged(file);
      return made;
    },
    list,
  });
